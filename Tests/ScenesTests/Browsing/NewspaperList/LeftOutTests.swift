import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Newspapers that a list leaves out because what it is filtered by is not recorded.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LeftOutTests {
  private let directory: StubDirectory

  init() throws {
    let unknown = Newspaper(
      lccn: try LCCN("sn90000001"), title: "Zgoda", places: [Place(state: "Oregon")])
    directory = StubDirectory(Newspaper.samples + [unknown], isLocal: true)
  }

  private nonisolated static let lists: [(query: NewspaperQuery, words: String?)] = [
    (NewspaperQuery(state: "Oregon"), nil),
    (NewspaperQuery(from: 1930), "1 newspaper with unknown start or end year left out"),
    (NewspaperQuery(language: "English"), "1 newspaper with unknown language left out"),
    (
      NewspaperQuery(state: "Oregon", city: "Portland", language: "English", from: 1900),
      "1 newspaper with unknown city, language, start or end year left out"
    ),
  ]

  @Test(arguments: lists)
  func `a list says how many there are, and why`(query: NewspaperQuery, words: String?) async {
    let output = RecordingOutput()
    let view = NewspaperListText(format: .tsv, page: 1, pageSize: 10, output: output)
    await NewspaperListPresenter(query: query, directory: directory, pageSize: 10).present(on: view)
    #expect(output.notes.filter { $0.contains("left out") } == [words].compactMap(\.self))
    let screen = NewspaperListPresenter(query: query, directory: directory)
    let shown = RecordingView<NewspaperListContent>()
    await screen.present(on: shown)
    #expect(shown.states.last?.content?.gap == words)
  }

  @Test(arguments: [
    (NewspaperQuery(state: "Oregon", language: "Polish"), "language"),
    (NewspaperQuery(isCurrent: true), "end year"), (NewspaperQuery(from: 1990), "start or end year"),
    (NewspaperQuery(isCurrent: true, from: 1990), "start or end year"),
  ])
  func `an empty list says so, too`(query: NewspaperQuery, field: String) async {
    let view = RecordingView<NewspaperListContent>()
    await NewspaperListPresenter(query: query, directory: directory).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.advice.contains("1 newspaper with unknown \(field) left out."), "\(nothing)")
  }
}
