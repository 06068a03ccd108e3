/// A record of a file that could not be imported.
public struct ImportFault: Hashable, Sendable {
  /// For people: the file's path, or `standard input`.
  public let file: String
  /// Which record of the file, from 1.
  public let record: Int
  /// What is wrong with it, a sentence without a full stop.
  public let reason: String

  public init(file: String, record: Int, reason: String) {
    self.file = file
    self.record = record
    self.reason = reason
  }
}
