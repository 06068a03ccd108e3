import Citations
import MVP

/// What `cite` has made so far.
public struct CiteContent: Hashable, Sendable {
  /// In the order they were asked for, each item once.
  public var items: [Item] = []
  /// What could not be had, in sentences: told beside what was.
  public var gaps: [String] = []
  /// What was not found, or is no address.
  public var failures: [Failure] = []

  public struct Item: Hashable, Sendable {
    public let reference: Reference
    /// Its name among the others.
    public let key: String
  }
}
