import NewspaperHTTP
import Newspapers

/// The parts of a title as the Library prints it on one line: `The Advocate (Charleston, W. Va.) 1901-1913`.
struct TitleLine: Hashable {
  let name: String
  /// `Charleston, W. Va.`
  let place: String?
  let years: PublicationYears?

  init(_ line: String) {
    let text = TitleText.cleaned(HTMLText.line(line))
    guard let close = text.lastIndex(of: ")"), let open = TitleText.opening(of: close, in: text) else {
      (name, place, years) = (text, nil, nil)
      return
    }
    let place = text[text.index(after: open)..<close].trimmed
    let years = PublicationYears(listed: text[text.index(after: close)...].trimmed)
    let isAtEnd = text.index(after: close) == text.endIndex
    let name = TitleText.cleaned(String(text[..<open]))
    guard !name.isEmpty, years != nil || (isAtEnd && place.contains(",")) else {
      (self.name, self.place, self.years) = (text, nil, nil)
      return
    }
    (self.name, self.place, self.years) = (name, place.nonEmpty, years)
  }
}
