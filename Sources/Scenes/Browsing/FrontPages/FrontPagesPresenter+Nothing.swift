import MVP
import Newspapers
import Presentation
import Text

/// The failure of a day whose front pages are not on this machine.
extension FrontPagesPresenter {
  func failure(of error: NewspaperError) async -> Failure {
    // A command has options to name.
    guard case .notHere = error, router != nil else { return Failure(error) }
    return .noneHere(
      "front pages for \(FrontPagesContent.day(date, placeState))", asking: "them",
      advice: [await otherDays()].compactMap(\.self))
  }

  /// Front pages that can be seen without a network: of the same day of other years, or else of a newspaper
  /// that is completely here; nil if there are none.
  private func otherDays() async -> String? {
    // An unreadable index is reported where it is searched.
    let here = (try? await holdings.frontPages(month: date.month, day: date.day, limit: 1000))?.rows ?? []
    let years = Set(here.map(\.page.issue.date.year)).sorted()
    let day = IssueDate.monthNames[date.month - 1] + " \(date.day)"
    guard years.isEmpty else {
      let (named, rest) = (years.prefix(4).map(String.init), years.count - 4)
      let words = (named + (rest > 0 ? [Numerals.count(rest, "more year")] : [])).listed
      return "Front pages for \(day) of \(words) are here: press \(key: "go-to-date", "gd") to go there."
    }
    guard let lccn = archive.held.min(),
      let first = try? await archive.issues(of: lccn, in: nil, freshness: .kept).issues.first
    else { return nil }
    return "For a front page that is here, press \(key: "go-to-date", "gd") and type \(first.date)."
  }
}
