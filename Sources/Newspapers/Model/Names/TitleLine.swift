/// The parts of a title as lists print it on one line: `The Advocate (Charleston, W. Va.) 1901-1913`.
public struct TitleLine: Hashable, Sendable {
  public let name: String
  /// `Charleston, W. Va.`; nil if the line does not say.
  public let place: String?
  public let years: PublicationYears?

  /// - Parameters:
  ///   - line: plain text.
  ///   - endsWithPlace: whether parentheses at the end are known to have the place. Otherwise they may be a part of the
  ///     title, as in `The sun (evening)`.
  public init(_ line: String, endsWithPlace: Bool = false) {
    let text = TitleText.cleaned(line)
    guard let close = text.lastIndex(of: ")"),
      let open = TitleText.opening(of: close, in: text) ?? text[..<close].lastIndex(of: "(")
    else {
      (name, place, years) = (text, nil, nil)
      return
    }
    let place = text[text.index(after: open)..<close].trimmed
    // Counts by title have a comma between the place and the years.
    let rest = text[text.index(after: close)...].trimmed.removing(prefix: ",").trimmed
    let years = PublicationYears(listed: rest)
    let isAtEnd = text.index(after: close) == text.endIndex
    let isPlace = endsWithPlace || place.contains { $0 == "," || $0 == "[" }
    let name = TitleText.cleaned(String(text[..<open]))
    guard !name.isEmpty, years != nil || (isAtEnd && isPlace) else {
      (self.name, self.place, self.years) = (text, nil, nil)
      return
    }
    (self.name, self.place, self.years) = (name, place.nonEmpty, years)
  }
}
