import Newspapers
import Presentation

/// Years typed into a menu of filters: `1880-1900`, `1880–1900`, `1880-`, `-1900` or `1884`.
struct TypedYears: Hashable {
  let from: Int?
  let to: Int?

  /// Nil for anything else, and for years in the wrong order.
  init?(_ text: String) {
    let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { $0.filter { $0 != " " } }
    let years = ends.map { end in end.utf8.count == 4 && end.utf8.allSatisfy(Self.isDigit) ? Int(end) : nil }
    guard ends.count <= 2, zip(ends, years).allSatisfy({ $0.isEmpty || $1 != nil }), let first = years.first,
      let last = years.last, first != nil || last != nil
    else { return nil }
    if let first, let last, first > last { return nil }
    (from, to) = (first, last)
  }

  /// As in `FacetChoice`, where a year alone is a decade: `1880-1900`, `1880-`, `1884-1884`.
  var name: String { "\(from.map(String.init) ?? "")-\(to.map(String.init) ?? "")" }

  /// How to type them, shown below a menu.
  static let hint = "Or type years, such as 1880-1900."

  /// The choices that `text` is, for those of `filters` that are by years.
  static func choices(_ text: String, _ filters: [NewspaperFilter]) -> [PickerOption<FacetChoice>] {
    guard let years = TypedYears(text), let span = NewspaperQuery.span(years.from, years.to) else {
      return []
    }
    return filters.compactMap { filter -> PickerOption<FacetChoice>? in
      return switch filter {
      case .years: PickerOption(.init(span, note: "years published"), .value(filter, years.name))
      case .issueYears: PickerOption(.init(span, note: "years of issues"), .value(filter, years.name))
      default: nil
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
