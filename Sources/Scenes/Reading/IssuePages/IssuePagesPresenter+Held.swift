import MVP
import Newspapers
import Presentation
import Text

/// The pages of an issue whose list is not on this machine and unavailable.
extension IssuePagesPresenter {
  /// Shows local pages, of the first edition that has some if the requested one has none; false if there are
  /// none for this day.
  func showHeld(instead error: NewspaperError) async -> Bool {
    let asked = issue
    // A complete list stays if its refresh fails.
    let hasWhole = state.content.map { $0.identity == asked && !$0.isHeldOnly } ?? false
    guard error.isNotHere || error.isOutage && !hasWhole,
      let pages = try? await holdings.pages(of: asked.lccn, on: asked.date),
      let first = pages.first, !Task.isCancelled, asked == issue
    else { return false }
    let editions = Set(pages.map(\.issue)).sorted()
    if !editions.contains(asked) {
      // Once the server is back, it has the requested edition.
      guard error.isNotHere else { return false }
      issue = first.issue
    }
    await nameNewspaper()
    guard !Task.isCancelled, editions.contains(issue) else { return true }
    let found = Issue(
      id: issue, title: title ?? issue.lccn.description,
      pages: pages.filter { $0.issue == issue }.map { IssuePage(sequence: $0.sequence, hasScan: true) },
      previous: nil, next: nil,
      origin: .holdings(asOf: shelf?.now ?? 0, without: archive.name(of: asked.lccn), because: error))
    await show(found, editions, isHeldOnly: true)
    return true
  }

  /// What to say if there is nothing to show.
  func failure(of error: NewspaperError) async -> Failure {
    if case .notFound = error { return Failure(error).advising(otherIssues) }
    guard case .notHere = error else { return Failure(error) }
    await nameNewspaper()
    let name = title?.nonEmpty.map { "“\(Sanitizer.sanitized($0))”" } ?? "newspaper \(issue.lccn)"
    let edition = issue.edition > 1 ? ", edition \(issue.edition)" : ""
    return .noneHere("list of the pages of \(name), \(issue.date.words)\(edition)")
  }

  /// Where else to look if there is no such issue.
  var otherIssues: String { "Press \(key: "issues", "i") for the newspaper's issues." }

  private func nameNewspaper() async {
    title = await citer?.title(of: issue.lccn, knownAs: title) ?? title
  }
}
