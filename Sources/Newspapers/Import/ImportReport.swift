/// The result of an import.
public struct ImportReport: Hashable, Sendable {
  /// Newspapers that were read, new or already known.
  public let imported: Int
  /// Duplicate records, and records of things other than newspapers.
  public let passedOver: Int
  /// Newspapers that were removed because their records are marked as deleted.
  public let removed: Int
  /// Newspapers that were digitized according to the source's earlier list, and no list has any more.
  public let notDigitizedNow: Int
  /// Newspapers in the source's earlier list that its new one lacks, whether or not another list has them.
  public let noLongerListed: Int
  /// How many newspapers the catalog has now, whenever they were imported.
  public let total: Int
  /// Records that could not be read; only the first ones if there are many.
  public let faults: [ImportFault]
  public let faultCount: Int
  public let bytesRead: Int
  public let seconds: Double

  public init(
    imported: Int, passedOver: Int, removed: Int = 0, notDigitizedNow: Int = 0,
    noLongerListed: Int = 0, total: Int,
    faults: [ImportFault], faultCount: Int, bytesRead: Int, seconds: Double
  ) {
    self.imported = imported
    self.passedOver = passedOver
    self.removed = removed
    self.notDigitizedNow = notDigitizedNow
    self.noLongerListed = noLongerListed
    self.total = total
    self.faults = faults
    self.faultCount = faultCount
    self.bytesRead = bytesRead
    self.seconds = seconds
  }
}
