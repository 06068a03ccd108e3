import Citations

/// What the reader chose to have cited, and how.
public struct CitationChoice: Hashable, Sendable {
  public let style: CitationStyle
  /// With the headline and the author entered by the reader.
  public let reference: Reference
  /// The file to append the citation to; nil to copy it.
  public let file: String?

  public init(style: CitationStyle, reference: Reference, file: String? = nil) {
    self.style = style
    self.reference = reference
    self.file = file
  }
}
