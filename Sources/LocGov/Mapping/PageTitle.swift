import NewspaperHTTP
import Newspapers

/// The parts of a page's title: `Image 1 of The roundup record (Roundup, Mont.), April 19, 1912`.
struct PageTitle {
  let title: String
  /// `Roundup, Mont.`; nil if there are no parentheses.
  let place: String?

  init(_ written: String) {
    var line = HTMLText.line(written)[...]
    if line.hasPrefix("Image "), let of = line.firstRange(of: " of ") { line = line[of.upperBound...] }
    // The date follows the place, and `(EXTRA)` may follow the date.
    let end = line.ranges(of: "), ").last?.lowerBound
    if let end { line = line[...end] }
    let parts = TitleLine(String(line), endsWithPlace: end != nil)
    (title, place) = (parts.name, parts.place)
  }
}
