/// How far an import is.
public struct ImportProgress: Hashable, Sendable {
  public enum Stage: Hashable, Sendable {
    case reading
    /// All has been read; it is being made ready to be looked up.
    case finishing
  }

  public let stage: Stage
  /// For people: the file's path, or `standard input`.
  public let file: String
  /// How many records have been read, of all files.
  public let records: Int
  /// Bytes of all files that have been read, as they lie on the disk.
  public let bytesRead: Int
  /// Bytes of all files; nil where it is not known, as of a pipe.
  public let bytesInAll: Int?
  /// Since the import began.
  public let seconds: Double

  public init(
    stage: Stage, file: String, records: Int, bytesRead: Int, bytesInAll: Int?, seconds: Double
  ) {
    self.stage = stage
    self.file = file
    self.records = records
    self.bytesRead = bytesRead
    self.bytesInAll = bytesInAll
    self.seconds = seconds
  }
}
