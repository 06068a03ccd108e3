/// A record in a file that could not be imported.
public struct ImportFault: Hashable, Sendable {
  /// For display: the file's path, or `standard input`.
  public let file: String
  /// The record's number in the file, from 1.
  public let record: Int
  /// What is wrong with it: a sentence without a period.
  public let reason: String

  public init(file: String, record: Int, reason: String) {
    self.file = file
    self.record = record
    self.reason = reason
  }
}
