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
        let title = await title(of: lccn, in: directory)
        titled.append(.calendar(lccn, title: title, date: date, edition: edition))
      } else {
        titled.append(route)
      }
    }
    return titled
  }

  /// The title of a newspaper, if it is on this machine.
  @MainActor static func title(of lccn: LCCN, in directory: any NewspaperDirectory) async -> String? {
    let newspaper = try? await directory.newspaper(lccn, freshness: .kept).detail.newspaper
    return newspaper.flatMap { $0.isUntitled ? nil : $0.title }
  }
}
