/// What a word, field or value that is being typed may become.
public struct QueryCandidate: Hashable, Sendable {
  /// As it is written in a query: `state:`, `"New York"`, `golden`.
  public let text: String
  /// What the reader may want to know about it, such as the title of an LCCN; empty if it needs no
  /// explanation.
  public let note: String

  public init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }
}

/// Knows how a query may continue. It asks only this machine.
public protocol QueryCompleting: Sendable {
  /// The likeliest first, at most `limit`; none of them equal to what has already been typed.
  func candidates(at place: QueryPlace, limit: Int) async throws(NewspaperError) -> [QueryCandidate]
}
