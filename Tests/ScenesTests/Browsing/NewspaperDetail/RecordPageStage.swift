import Newspapers
import Presentation
import Scenes
import TestSupport

/// A list of the sample newspapers, whose source takes a request for every front page, and a machine that has
/// a few.
@MainActor struct RecordPageStage {
  let archive = StubArchive()
  let kept = StubArchive(name: "this machine")
  var holdings = StubHoldings()

  /// The front page of the earliest issue of the Evening star.
  let earliest: PageID
  /// One on this machine.
  let held: PageID

  init() throws {
    earliest = try .sample(1, day: "1880-01-01")
    held = try .sample(1, day: "1881-03-05")
    archive.contents.hosts = ["news.example"]
    kept.contents.failure = .notHere(what: "a scan")
  }

  /// Puts only scans of these pages on this machine.
  func keep(_ pages: [PageID]) {
    kept.contents.failure = nil
    kept.contents.scans = Dictionary(uniqueKeysWithValues: pages.map { ($0, StubArchive.picture) })
    let others = Newspaper.samples.compactMap(\.coverage?.firstIssue).flatMap { date in
      Newspaper.samples.map { PageID(issue: IssueID(lccn: $0.lccn, date: date), sequence: 1) }
    }
    for page in others + [earliest, held] where !pages.contains(page) {
      kept.contents.scanFailures[page] = .notHere(what: "a scan")
    }
  }

  func stage(
    columns: Int, rows: Int, library: any PersonalLibrary = NoLibrary(), preview: FrontPagePreview = .ask,
    route: Route = .newspapers(NewspaperQuery(words: "evening star"))
  ) -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      library: library, route: route, preview: preview, kept: kept, holdings: holdings)
  }

  var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }
}
