import NewspaperHTTP
import Newspapers

/// Which of a response's dates are the title's years: those labeled as such, otherwise those of its title
/// line, otherwise the year it began.
enum CatalogYears {
  static func years(dates: LenientLabels, line: TitleLine, date: LenientLabels) -> PublicationYears? {
    if let years = dates.first.map({ PublicationYears($0.replacing("–", with: "-")) }),
      years.start != .unknown || years.end != .unknown
    {
      return years
    }
    if let years = line.years { return years }
    let start = CatalogYear(String((date.first ?? "").prefix(4)))
    return start == .unknown ? nil : PublicationYears(start: start, end: .unknown)
  }
}
