/// What an import did.
public struct ImportReport: Hashable, Sendable {
  /// Newspapers that were read, whether they are new or were known.
  public let imported: Int
  /// Records that say again what was read already, or are of another kind than newspapers.
  public let passedOver: Int
  /// How many newspapers are kept now, whenever they were imported.
  public let total: Int
  /// Records that could not be read; of very many only the first.
  public let faults: [ImportFault]
  public let faultCount: Int
  public let bytesRead: Int
  public let seconds: Double

  public init(
    imported: Int, passedOver: Int, total: Int, faults: [ImportFault], faultCount: Int, bytesRead: Int,
    seconds: Double
  ) {
    self.imported = imported
    self.passedOver = passedOver
    self.total = total
    self.faults = faults
    self.faultCount = faultCount
    self.bytesRead = bytesRead
    self.seconds = seconds
  }
}
