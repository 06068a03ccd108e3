import Newspapers
import Presentation
import Testing

@testable import Scenes

/// What is said once archives have been fetched.
@Suite(.timeLimit(.minutes(2))) struct CorpusFetchContentTests {
  @Test func `the exit status does not depend on which archive failed first`() {
    let troubles = [
      FetchReport.Trouble("a_one_ver01", .notFound(what: "a_one_ver01", source: "example.org")),
      FetchReport.Trouble("a_two_ver01", .unreadable(what: "a_two_ver01 is cut off")),
    ]
    for order in [troubles, troubles.reversed()] {
      var report = FetchReport()
      report.troubles = order
      let content = CorpusFetchContent(report, had: 0, of: 2, done: .fetched)
      #expect(content.exitCode == ExitStatus.badData && content.troubles.count == 2)
    }
  }

  @Test func `removing archives that were read is something`() {
    var report = FetchReport()
    #expect(
      CorpusFetchContent(report, had: 2, of: 2, done: .fetchedAndRead).parts
        == ["nothing to do", "both archives are read"])
    report.found = 1
    #expect(
      CorpusFetchContent(report, had: 1, of: 2, done: .fetchedAndRead).parts == ["both archives are read"])
    #expect(
      CorpusFetchContent(report, had: 1, of: 2, done: .fetched).parts
        == ["nothing to do", "both archives are fetched"])
  }

  @Test func `archives that were read and removed are not said to be here`() {
    let report = FetchReport()
    #expect(
      CorpusFetchContent(report, had: 2, of: 2, removed: 2, done: .fetched).parts
        == ["nothing to do", "both archives are read"])
    #expect(
      CorpusFetchContent(report, had: 3, of: 3, removed: 1, done: .fetched).parts
        == ["nothing to do", "all 3 archives are fetched or read"])
  }

  @Test func `without listed sizes, what has come is shown`() {
    let progress = FetchProgress(
      done: 1, total: 3, bytes: 12_000, totalBytes: 0, received: 12_000, seconds: 1)
    #expect(CorpusFetchContent(progress, interval: 0).parts == ["1 of 3 archives", "12 KB"])
  }
}
