/// A citation in words, with titles marked and the address as a link.
public struct CitationText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case plain, title
      /// A headline, with the quotation marks around it.
      case quotation
    }

    public let text: String
    let kind: Kind
    /// In italics.
    public var isTitle: Bool { kind == .title }
  }

  public private(set) var runs: [Run] = []

  init(_ text: String = "") { append(text) }

  mutating func append(_ text: String) {
    if !text.isEmpty { runs.append(Run(text: text, kind: .plain)) }
  }

  mutating func append(title: String) { runs.append(Run(text: title, kind: .title)) }

  /// - Parameter quotation: as `Quotation.quoted` returns it.
  mutating func append(quotation: String) { runs.append(Run(text: quotation, kind: .quotation)) }

  /// For places without italics.
  public var plain: String { runs.map(\.text).joined() }

  /// With asterisks around titles, as in Markdown and plain-text mail.
  public var withAsterisks: String { runs.map { $0.isTitle ? "*\($0.text)*" : $0.text }.joined() }
}
