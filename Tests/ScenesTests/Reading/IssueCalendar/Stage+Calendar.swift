import Newspapers
import Presentation
import Scenes
import TestSupport

extension Stage {
  /// For issues, on October 2, 2025.
  convenience init(_ route: Route, _ archive: StubArchive, columns: Int = 80, rows: Int = 24) {
    self.init(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      now: 1_759_406_400, route: route)
  }
}

extension Route {
  /// The calendar of the Evening star.
  static func evening(on date: String?) -> Route {
    .calendar(Newspaper.samples[1].lccn, title: "Evening star", date: date.flatMap { IssueDate($0) })
  }
}
