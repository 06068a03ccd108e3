import Citations
import MVP

/// What `cite` has made so far.
public struct CiteContent: Hashable, Sendable {
  /// In the order requested, each item once.
  public var items: [Item] = []
  /// What was unavailable, in sentences: reported along with the rest.
  public var gaps: [String] = []
  /// Why titles that a source has but could not send are missing; nil if none are.
  public var outage: Failure?
  /// What was not found, or is not an address.
  public var failures: [Failure] = []

  public struct Item: Hashable, Sendable {
    public let reference: Reference
    /// Its name among the others.
    public let key: String
  }
}
