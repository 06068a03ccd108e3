import NewspaperHTTP
import Newspapers

/// The parts of a title's imprint: `Charleston, W. Va. : Advocate Pub. Co., 1901-1913.`
struct CreatedPublished: Hashable {
  let place: String?
  let publisher: String?

  init(_ imprint: String) {
    let text = HTMLText.line(imprint)
    guard let colon = text.firstRange(of: " : ") else {
      place = CreatedPublished.withoutYears(text).nonEmpty
      publisher = nil
      return
    }
    place = text[..<colon.lowerBound].nonEmpty
    publisher = CreatedPublished.withoutYears(text[colon.upperBound...].trimmed).nonEmpty
  }

  /// Without a trailing `, 1901-1913.`, `, [18??-19??]` or `, 1829-`.
  private static func withoutYears(_ text: String) -> String {
    guard let comma = text.lastIndex(of: ",") else { return text }
    let years = text[text.index(after: comma)...]
    let isYears =
      years.contains(where: \.isNumber) && !years.contains { $0.isLetter && $0 != "c" && $0 != "u" }
    return isYears ? String(text[..<comma]) : text
  }
}
