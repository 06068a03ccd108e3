import MVP
import Newspapers
import Presentation
import Text

/// What to say if there is no front page to show.
extension FrontPagesPresenter {
  /// On a day without front pages.
  func nothing(in list: FrontPageList) -> EmptyState {
    let day = FrontPagesContent.day(list.date, placeState)
    var advice = ["Not every day has issues. For weeklies, try nearby days."]
    if router != nil {
      advice.append(
        "Press \(key: "next-day", "]") for the next day, \(key: "previous-day", "[") for the one before, \(key: "go-to-date", "gd") for any other."
      )
      if placeState != nil { advice.append("Press \(key: "filter", "f") to choose another state, or all.") }
    }
    return EmptyState("\(list.origin.name) has no front pages for \(day)", advice: advice)
  }

  /// For a day whose front pages are unavailable.
  func failure(of error: NewspaperError) async -> Failure {
    // A command has options to name.
    guard router != nil else { return Failure(error) }
    guard case .notHere = error else {
      let failure = Failure(error)
      guard failure.canRetry else { return failure }
      let awaited = failure.advising(
        "The front pages for \(FrontPagesContent.day(date, placeState)) are shown here once they are loaded.")
      // A refusal names this key itself.
      return failure.refusal != nil
        ? awaited
        : awaited.advising("Press \(key: "home", "gh") for what can be read without a network.")
    }
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
