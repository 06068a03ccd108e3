/// A citation in words, with titles set apart and the address as a link.
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

  /// Where there are no italics.
  public var plain: String { runs.map(\.text).joined() }

  /// With asterisks around titles, as Markdown and plain mail have them.
  public var withAsterisks: String { runs.map { $0.isTitle ? "*\($0.text)*" : $0.text }.joined() }
}
