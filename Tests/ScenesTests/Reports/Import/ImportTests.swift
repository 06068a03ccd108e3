import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct ImportTests {
  private struct StubImporter: NewspaperImporter {
    func takeDirectory(
      _ newspapers: [Newspaper], of source: String
    ) async throws(NewspaperError) -> ImportReport { throw .canceled }

    func takeList(_ newspapers: [Newspaper], of source: String) async throws(NewspaperError) -> ImportReport {
      throw .canceled
    }

    var steps: [ImportProgress] = []
    var result: Result<ImportReport, NewspaperError>

    func importNewspapers(
      from files: [String], tolerance: ImportTolerance,
      progress: @Sendable @escaping (ImportProgress) async -> Void
    ) async throws(NewspaperError) -> ImportReport {
      for step in steps { await progress(step) }
      return try result.get()
    }
  }

  private final class Output: ProgressOutput {
    let isTerminal = false
    let width = 64
    let canReplaceNotes: Bool
    private(set) var notes: [String] = []
    private(set) var passing: [String] = []

    init(canReplaceNotes: Bool) { self.canReplaceNotes = canReplaceNotes }

    func write(_ lines: [String]) {}
    func note(_ line: String) { notes.append(line) }
    func notePassing(_ line: String) { passing.append(line) }
  }

  private func step(_ seconds: Double, _ read: Int, of all: Int?) -> ImportProgress {
    ImportProgress(
      stage: .reading, file: "a.xml", records: read / 100, bytesRead: read, bytesInAll: all, seconds: seconds)
  }

  private let report = ImportReport(
    imported: 1500, passedOver: 2, total: 154_756,
    faults: [ImportFault(file: "a.xml", record: 1017, reason: "it has no LCCN")], faultCount: 3,
    bytesRead: 4_000_000,
    seconds: 12.34)

  private func run(_ importer: StubImporter, on output: Output) async -> Int32 {
    let view = ImportText(output: output)
    await ImportPresenter(files: ["a.xml"], tolerance: .faultyRecords, importer: importer).present(on: view)
    return view.exitCode
  }

  @Test func `it is told how many newspapers a new list no longer has`() async {
    let output = Output(canReplaceNotes: false)
    let shorter = ImportReport(
      imported: 10, passedOver: 0, notDigitizedNow: 4036, total: 154_819, faults: [], faultCount: 0,
      bytesRead: 100, seconds: 1)
    #expect(await run(StubImporter(steps: [], result: .success(shorter)), on: output) == 0)
    let told = output.notes.joined(separator: "\n")
    #expect(told.contains("; 4,036 no longer listed as digitized; the catalog now has"), "\(told)")
    #expect(told.contains("to keep both, import their files together."), "\(told)")
  }

  @Test func `on a terminal a bar shows the progress`() async {
    let output = Output(canReplaceNotes: true)
    let steps = [
      step(1, 1_000_000, of: 4_000_000), step(2, 3_000_000, of: 4_000_000), step(0.1, 500_000, of: nil),
    ]
    #expect(await run(StubImporter(steps: steps, result: .success(report)), on: output) == 0)
    #expect(
      output.passing == [
        "████░░░░░░░░░░░░ 25%  10,000 records, 1.0 MB/s, 3.0 s left",
        "████████████░░░░ 75%  30,000 records, 1.5 MB/s, 0.7 s left", "5,000 records, 5.0 MB/s",
      ])
    #expect(
      output.notes == [
        "record 1,017 of a.xml: it has no LCCN", "and 2 more",
        "1,500 newspapers imported in 12 s; 2 records skipped; 3 could not be read; the catalog now has 154,756 newspapers",
      ])
  }

  @Test func `elsewhere a line appears now and then`() async {
    let output = Output(canReplaceNotes: false)
    let steps = [1.0, 4.9, 5.1, 9, 10.2].map { step($0, 1_000_000, of: 4_000_000) }
    #expect(await run(StubImporter(steps: steps, result: .success(report)), on: output) == 0)
    #expect(output.passing == [])
    #expect(
      output.notes.prefix(2) == [
        "25%, 10,000 records, 0.2 MB/s, 15 s left", "25%, 10,000 records, 0.1 MB/s, 31 s left",
      ])
    #expect(output.notes.count == 5)
  }

  @Test(arguments: [
    (NewspaperError.unreadable(what: "a.xml is empty"), 65 as Int32, "broadsheet: a.xml is empty"),
    (.local(what: "the disk is full"), 74, "broadsheet: the disk is full"),
    (.canceled, 130, "broadsheet: canceled"),
  ])
  func `a failure ends it with its exit code`(error: NewspaperError, code: Int32, words: String) async {
    let output = Output(canReplaceNotes: true)
    let importer = StubImporter(steps: [step(1, 1, of: 2)], result: .failure(error))
    #expect(await run(importer, on: output) == code)
    #expect(output.notes == [words])
  }
}
