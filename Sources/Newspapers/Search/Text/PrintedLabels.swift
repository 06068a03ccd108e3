/// What is printed on a page about the page itself, as far as its source says.
public struct PrintedLabels: Hashable, Sendable {
  /// The number: `9`, `A4`.
  public let page: String?
  /// `Supplement`, `B`.
  public let section: String?
  /// `Evening`, without “edition”.
  public let edition: String?

  public init(page: String? = nil, section: String? = nil, edition: String? = nil) {
    self.page = page.map(OwnWords.line)?.nonEmpty
    self.section = section.map(OwnWords.line)?.nonEmpty
    self.edition = edition.map(OwnWords.line).flatMap { label in
      let word = " edition"
      return label.lowercased().hasSuffix(word) ? String(label.dropLast(word.count)).nonEmpty : label.nonEmpty
    }
  }
}
