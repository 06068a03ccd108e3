/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
  public enum Stage: Hashable, Sendable {
    case reading
    /// Everything has been read; indexes are being built.
    case finishing
  }

  public let stage: Stage
  /// For display: the file's path, or `standard input`.
  public let file: String
  /// Records read so far, in all files.
  public let records: Int
  /// Bytes read so far in all files, as stored on disk.
  public let bytesRead: Int
  /// Bytes of all files; nil if unknown, as for a pipe.
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
