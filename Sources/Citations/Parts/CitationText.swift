/// A citation in words, with titles marked and the address as a link.
public struct CitationText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public let text: String
    /// In italics.
    public let isTitle: Bool
  }

  public private(set) var runs: [Run] = []

  init(_ text: String = "") { append(text) }

  mutating func append(_ text: String) {
    if !text.isEmpty { runs.append(Run(text: text, isTitle: false)) }
  }

  mutating func append(title: String) { runs.append(Run(text: title, isTitle: true)) }

  /// For places without italics.
  public var plain: String { runs.map(\.text).joined() }

  /// With asterisks around titles, as in Markdown and plain-text mail.
  public var withAsterisks: String { runs.map { $0.isTitle ? "*\($0.text)*" : $0.text }.joined() }
}
