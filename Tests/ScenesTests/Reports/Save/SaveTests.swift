import MVP
import Newspapers
import Presentation
import Scenes
import Synchronization
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct SaveTests {
  /// Saves nothing, and reports the given progress.
  private final class StubSaver: PageSaver {
    let steps: [SaveProgress]
    let existing: Set<String>
    let saved = Mutex<[String]>([])

    init(steps: [SaveProgress] = [], existing: Set<String> = []) {
      self.steps = steps
      self.existing = existing
    }

    func path(of name: String) -> String { "x/\(name)" }

    func pathOfExisting(_ name: String) throws(NewspaperError) -> String? {
      existing.contains(name) ? "x/\(name)" : nil
    }

    func size(
      of file: PageFile, of page: PageID, at location: PageFileLocation
    ) async throws(NewspaperError) -> Int? { page.sequence == 1 ? 640_000 : nil }

    func save(
      _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
      progress: @Sendable @escaping (SaveProgress) async -> Void
    ) async throws(NewspaperError) -> SavedFile {
      for step in steps { await progress(step) }
      saved.withLock { $0.append(name) }
      return SavedFile(path: "x/\(name)", bytes: 12_400_000, resumedFrom: 400_000, seconds: 3)
    }
  }

  private final class Output: ProgressOutput {
    let isTerminal = false
    let width = 80
    let canReplaceNotes: Bool
    private(set) var written: [String] = []
    private(set) var notes: [String] = []
    private(set) var passing: [String] = []

    init(canReplaceNotes: Bool = false) { self.canReplaceNotes = canReplaceNotes }

    func write(_ lines: [String]) { written += lines }
    func note(_ line: String) { notes.append(line) }
    func notePassing(_ line: String) { passing.append(line) }
  }

  /// An issue with three pages, the second of which has no text.
  private func archive() throws -> StubArchive {
    var contents = StubArchive.Contents()
    let issue = try issue()
    contents.issues[issue.lccn] = [ListedIssue(date: issue.date)]
    contents.pageCounts[issue] = 3
    for sequence in [1, 3] { contents.texts[PageID(issue: issue, sequence: sequence)] = "text" }
    return StubArchive(contents)
  }

  private func issue() throws -> IssueID {
    IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-10-02")))
  }

  private func run(
    _ saver: StubSaver, on output: Output, pages: [Int]? = [1],
    template: String = "{page}.{ext}",
    files: [PageFile] = [.text], replaces: Bool = false, isTrial: Bool = false,
    archive: StubArchive? = nil
  ) async throws -> Int32 {
    let order = SaveOrder(
      .issue(try issue(), pages), files: files, template: try FileNameTemplate(template),
      replaces: replaces, isTrial: isTrial)
    let view = SaveText(output: output)
    let presenter = SavePresenter(order: order, archive: try archive ?? self.archive(), saver: saver)
    await presenter.present(on: view)
    return view.exitCode
  }

  @Test func `a page that is not found is reported and the others are saved`() async throws {
    let (saver, output) = (StubSaver(), Output())
    #expect(try await run(saver, on: output, pages: nil) == 66)
    #expect(output.written == ["x/1.txt", "x/3.txt"])
    #expect(saver.saved.withLock { $0 } == ["1.txt", "3.txt"])
    #expect(output.notes.contains { $0.contains("sn83045462/1865-10-02/ed-1/seq-2") })
    #expect(output.notes.first == "saved 1.txt: the rest of 12.4 MB, 12.0 MB in 3.0 s")
  }

  @Test func `an issue that does not exist is what is missing, not its pages`() async throws {
    let (output, archive) = (Output(), try archive())
    archive.contents.issues[try issue().lccn] = []
    #expect(try await run(StubSaver(), on: output, pages: [2, 4], archive: archive) == 66)
    #expect(output.notes.first?.contains("has no issue \(try issue())") == true, "\(output.notes)")
    #expect(!output.notes.contains { $0.contains("text of page") }, "\(output.notes)")
  }

  @Test func `an issue without pages is not a success`() async throws {
    let (saver, output, archive) = (StubSaver(), Output(), try archive())
    archive.contents.sequences[try issue()] = []
    #expect(try await run(saver, on: output, pages: nil, archive: archive) == 66)
    #expect(output.notes.contains { $0.contains("has no pages of issue sn83045462/1865-10-02/ed-1") })
  }

  @Test func `existing files are kept and reported`() async throws {
    let output = Output()
    #expect(try await run(StubSaver(existing: ["1.txt"]), on: output) == 0)
    #expect(output.notes == ["x/1.txt already exists; use --force to replace it"] && output.written.isEmpty)
    #expect(try await run(StubSaver(existing: ["1.txt"]), on: Output(), replaces: true) == 0)
  }

  @Test func `a refusal ends it all`() async throws {
    let (saver, output, archive) = (StubSaver(), Output(), try archive())
    archive.contents.failure = .rateLimited(host: "news.example", until: nil)
    #expect(try await run(saver, on: output, pages: [1, 2, 3], archive: archive) == 75)
    #expect(archive.asked.count == 1 && saver.saved.withLock { $0.isEmpty })
  }

  @Test func `a failed file is reported and the others are saved`() async throws {
    let (saver, output, archive) = (StubSaver(), Output(), try archive())
    let page = PageID(issue: try issue(), sequence: 1)
    archive.contents.pageFailures[page] = .serverError(host: "news.example", status: 500)
    #expect(try await run(saver, on: output, pages: [1, 3], archive: archive) == 69)
    #expect(output.written == ["x/3.txt"])
    #expect(
      output.notes == [
        "text of page \(page): news.example failed with HTTP status 500",
        "saved 3.txt: the rest of 12.4 MB, 12.0 MB in 3.0 s", "1 of 2 files could not be saved",
      ])
  }

  @Test(arguments: [
    NewspaperError.rateLimited(host: "news.example", until: nil), .botCheck(host: "news.example"),
    .unreachable(host: "news.example", .refused), .serverError(host: "news.example", status: 503),
    .local(what: "the disk is full"),
  ])
  func `an error that would affect the others ends it at once`(failure: NewspaperError) async throws {
    let (saver, output, archive) = (StubSaver(), Output(), try archive())
    archive.contents.pageFailures[PageID(issue: try issue(), sequence: 1)] = failure
    #expect(try await run(saver, on: output, pages: [1, 3], archive: archive) != 0)
    #expect(archive.asked.count == 1 && output.written.isEmpty)
  }

  @Test func `what is not on this machine is reported, and the rest is saved`() async throws {
    let (output, nothing, archive) = (Output(), Output(), try archive())
    let page = PageID(issue: try issue(), sequence: 1)
    archive.contents.pageFailures[page] = .notHere(what: .part("text", of: page))
    #expect(try await run(StubSaver(), on: output, pages: [1, 3], archive: archive) == 66)
    #expect(output.written == ["x/3.txt"] && !output.notes.contains { $0.contains("--source loc") })
    #expect(output.notes.first == "this machine has no text of page \(page)")
    #expect(
      try await run(StubSaver(), on: nothing, files: [.text, .alto], archive: archive) == 66)
    #expect(nothing.written.isEmpty && nothing.notes.contains { $0.contains("--source loc") })
  }

  @Test func `a trial saves nothing and reports sizes`() async throws {
    let (saver, output) = (StubSaver(), Output())
    #expect(try await run(saver, on: output, pages: [1, 2, 3], isTrial: true) == 66)
    #expect(output.written == ["x/1.txt\t640000", "x/3.txt\tsize unknown"])
    #expect(saver.saved.withLock { $0.isEmpty })
  }

  @Test(arguments: [("all.{ext}", [PageFile.text]), ("{page}", [.text, .jpg])])
  func `colliding names are refused before any request`(template: String, files: [PageFile])
    async throws
  {
    let (output, archive) = (Output(), try archive())
    #expect(
      try await run(
        StubSaver(), on: output, pages: [1, 2], template: template, files: files, archive: archive) == 64)
    #expect(archive.asked.isEmpty)
  }

  private let steps = [
    SaveProgress(bytes: 3_400_000, resumedFrom: 400_000, total: 12_400_000, seconds: 1),
    SaveProgress(bytes: 5_000_000, resumedFrom: 0, total: nil, seconds: 5.5),
  ]

  @Test func `on a terminal a bar shows the progress of a file`() async throws {
    let output = Output(canReplaceNotes: true)
    #expect(try await run(StubSaver(steps: steps), on: output) == 0)
    #expect(
      output.passing == [
        "████░░░░░░░░░░░░ 27%  1.txt, 3.4 MB of 12.4 MB, 3.0 MB/s, 3.0 s left",
        "1.txt, 5.0 MB, 0.9 MB/s",
      ])
  }

  @Test func `elsewhere a line appears now and then`() async throws {
    let output = Output()
    #expect(try await run(StubSaver(steps: steps), on: output) == 0)
    #expect(output.passing.isEmpty && output.notes.count == 2)
    #expect(output.notes.first == "1.txt, 5.0 MB, 0.9 MB/s")
  }
}
