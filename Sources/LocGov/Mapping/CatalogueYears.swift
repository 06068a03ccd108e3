import NewspaperHTTP
import Newspapers

/// Which of an answer's dates are a title's years: what it calls so, else those of its title's line, else the year
/// it began.
enum CatalogueYears {
  static func years(dates: LenientLabels, line: TitleLine, date: LenientLabels) -> PublicationYears? {
    if let years = dates.first.map({ PublicationYears($0.replacing("–", with: "-")) }),
      years.start != .unknown || years.end != .unknown
    {
      return years
    }
    if let years = line.years { return years }
    let start = CatalogueYear(String((date.first ?? "").prefix(4)))
    return start == .unknown ? nil : PublicationYears(start: start, end: .unknown)
  }
}
