import Newspapers
import Presentation

/// The names of newspapers opened by address.
extension BrowseCommand {
  /// `routes` with the titles that are on this machine: a calendar below a page requests nothing yet, but the
  /// breadcrumbs name it.
  @MainActor static func titled(_ routes: [Route], in directory: any NewspaperDirectory) async -> [Route] {
    var titled: [Route] = []
    for route in routes {
      if case .calendar(let lccn, nil, let date, let edition) = route {
        let title = await directory.titleHere(of: lccn)
        titled.append(.calendar(lccn, title: title, date: date, edition: edition))
      } else {
        titled.append(route)
      }
    }
    return titled
  }
}
