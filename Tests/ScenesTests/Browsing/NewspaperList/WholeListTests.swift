import Foundation
import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// `list --all`: every row of a list, in every format, page by page.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WholeListTests {
  private let output = RecordingOutput()

  private func list(
    _ directory: StubDirectory, as format: ListFormat, _ query: NewspaperQuery = NewspaperQuery(),
    from page: Int = 1, pageSize: Int = 100, isWanted: @escaping () -> Bool = { true }
  ) async -> Int32 {
    let view = WholeListText(format: format, output: output)
    await WholeListPresenter(
      query: query, directory: directory, firstPage: page, pageSize: pageSize, isWanted: isWanted
    ).present(on: view)
    return view.exitCode
  }

  /// The output of a page of the same size as the list.
  private func onOnePage(_ newspapers: [Newspaper], as format: ListFormat) async -> [String] {
    let whole = RecordingOutput()
    let view = NewspaperListText(format: format, page: 1, pageSize: newspapers.count, output: whole)
    await NewspaperListPresenter(
      query: NewspaperQuery(), directory: StubDirectory(newspapers), pageSize: newspapers.count
    ).present(on: view)
    return whole.lines
  }

  @Test(arguments: ListFormat.allCases, [1, 7, 100, 350])
  func `all pages together are one list`(format: ListFormat, count: Int) async {
    let newspapers = Newspaper.many(count)
    #expect(await list(StubDirectory(newspapers), as: format) == 0)
    #expect(output.lines == (await onOnePage(newspapers, as: format)))
    #expect(output.notes == ["\(count) newspaper\(count == 1 ? "" : "s")"])
  }

  @Test(arguments: [ListFormat.json, .csv, .tsv], [10, 100])
  func `a newspaper on two pages is listed once, and another is missing`(
    format: ListFormat, pageSize: Int
  ) async {
    let newspapers = Newspaper.many(100)
    let overlapping = newspapers[..<10] + [newspapers[9]] + newspapers[11...]
    #expect(await list(StubDirectory(Array(overlapping)), as: format, pageSize: pageSize) == 0)
    let expected = newspapers[..<10] + newspapers[11...]
    #expect(output.lines == (await onOnePage(Array(expected), as: format)))
    #expect(output.notes == ["99 newspapers of 100 that news.example counts"])
  }

  @Test func `a list from a later page on counts only the rows that it prints`() async {
    #expect(await list(StubDirectory(Newspaper.many(350)), as: .tsv, from: 3) == 0)
    #expect(output.lines.count == 150)
    #expect(output.notes == ["150 newspapers after the first 200"])
  }

  @Test(arguments: [(ListFormat.json, 1), (.csv, 1), (.tsv, 0), (.table, 0), (.jsonl, 0)])
  func `an empty list says so`(format: ListFormat, lines: Int) async {
    #expect(await list(StubDirectory([]), as: format, NewspaperQuery(state: "Ohio")) == 0)
    #expect(output.lines.count == lines)
    #expect(output.notes == ["No newspapers match", "  Try removing a filter: Ohio."])
  }

  @Test func `a failure in the middle says where to continue`() async throws {
    let directory = StubDirectory(Newspaper.many(350))
    directory.wait { [weak directory] in
      if directory?.asked == 3 { directory?.failure = .rateLimited(host: "news.example", until: nil) }
    }
    #expect(await list(directory, as: .json) == 75)
    #expect(output.notes.contains("  To resume from here, add --page 3 --per-page 100."))
    #expect(
      output.lines.first == "[" && output.lines.last?.hasSuffix("}") == true, "no array that looks whole")
    #expect(output.lines.count == 201)
    let rest = RecordingOutput()
    directory.wait(for: nil)
    directory.failure = nil
    let view = WholeListText(format: .tsv, output: rest)
    await WholeListPresenter(
      query: NewspaperQuery(), directory: directory, firstPage: 3, pageSize: 100
    ).present(on: view)
    #expect(rest.lines.count == 150 && rest.lines.first?.contains("Paper 0200") == true)
  }

  @Test func `if nobody reads, nothing more is requested`() async {
    let directory = StubDirectory(Newspaper.many(1000))
    _ = await list(directory, as: .tsv) { directory.asked < 2 }
    #expect(directory.asked == 2)
  }

  @Test func `omissions are reported before the rows`() async throws {
    let newspapers =
      Newspaper.many(150)
      + [Newspaper(lccn: try LCCN("sn99999999"), title: "Of no year", years: PublicationYears("????-????"))]
    _ = await list(StubDirectory(newspapers), as: .tsv, NewspaperQuery(from: 1880))
    #expect(output.notes == ["1 newspaper with unknown start or end year left out", "150 newspapers"])
  }

  @Test(arguments: [".*", "\"", "%", "🙂"])
  func `punctuation is not a search`(words: String) async {
    _ = await list(StubDirectory(Newspaper.samples), as: .tsv, NewspaperQuery(words: words))
    #expect(output.lines == [] && output.notes.first == "No words to search for")
    let view = RecordingView<NewspaperListContent>()
    let presenter = NewspaperListPresenter(
      query: NewspaperQuery(words: words), directory: StubDirectory(Newspaper.samples))
    await presenter.present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.message == "No words to search for")
    await presenter.find("tribune")
    #expect(presenter.state.content?.total == 1)
  }

  @Test func `omissions are shown in the status and under an empty list`() async throws {
    let undated = (1...3).compactMap { number in
      try? Newspaper(lccn: LCCN("sn8000000\(number)"), title: "Undated", years: PublicationYears("1???-1???"))
    }
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples + undated, isLocal: true),
      route: .newspapers(NewspaperQuery(from: 1900, to: 1910)))
    try await stage.wait(for: "3 lacking years left out")
    let view = RecordingView<NewspaperListContent>()
    await NewspaperListPresenter(
      query: NewspaperQuery(from: 1700, to: 1701), directory: StubDirectory(undated)
    ).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.advice.contains("3 newspapers with unknown start or end year left out."))
  }
}
