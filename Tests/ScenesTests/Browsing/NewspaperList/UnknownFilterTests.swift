import MVP
import Newspapers
import Scenes
import TestSupport
import Testing

/// Lists that are empty because a filter was misspelled.
@MainActor @Suite(.timeLimit(.minutes(2))) struct UnknownFilterTests {
  private func presenter(_ query: NewspaperQuery) -> NewspaperListPresenter {
    NewspaperListPresenter(query: query, directory: StubDirectory(Newspaper.samples, isLocal: true))
  }

  private nonisolated static let misspelled: [(query: NewspaperQuery, words: String)] = [
    (NewspaperQuery(state: "orgon"), "The state “orgon” is not known. Did you mean Oregon?"),
    (NewspaperQuery(state: "NE"), "The state “NE” is not known. Did you mean New York?"),
    (NewspaperQuery(state: "xyz"), "The state “xyz” is not known."),
    (NewspaperQuery(language: "englsh"), "The language “englsh” is not known. Did you mean English?"),
    (NewspaperQuery(county: "multnomha"), "The county “multnomha” is not known. Did you mean Multnomah?"),
    (NewspaperQuery(city: "portlnd"), "The city “portlnd” is not known. Did you mean Portland?"),
    (NewspaperQuery(frequency: "dayly"), "The frequency “dayly” is not known. Did you mean Daily?"),
  ]

  @Test func `a source without newspapers is not a list without matches`() async throws {
    let view = RecordingView<NewspaperListContent>()
    let directory = StubDirectory([], isLocal: true)
    await NewspaperListPresenter(query: NewspaperQuery(), directory: directory).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.message.hasSuffix(" lists no newspapers") && nothing.advice.isEmpty, "\(nothing)")
  }

  @Test(arguments: misspelled)
  func `a filter value that does not exist is reported`(query: NewspaperQuery, words: String) async throws {
    let view = RecordingView<NewspaperListContent>()
    await presenter(query).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.advice == [words])
  }

  @Test func `a state from which a source has nothing is not called unknown`() async throws {
    let view = RecordingView<NewspaperListContent>()
    await presenter(NewspaperQuery(state: "hawaii")).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    let advice = try #require(nothing.advice.first)
    #expect(nothing.advice.count == 1 && advice.hasSuffix(" lists no newspapers from Hawaii."), "\(advice)")
  }

  @Test(arguments: [
    (NewspaperQuery(language: "navajo"), " lists no newspapers in Navajo."),
    (NewspaperQuery(language: "Polish"), " lists no newspapers in Polish."),
    (NewspaperQuery(frequency: "Semimonthly"), " lists no newspapers whose frequency is Semimonthly."),
  ])
  func `a standard value that no newspaper has is not called unknown`(
    query: NewspaperQuery, words: String
  ) async throws {
    let view = RecordingView<NewspaperListContent>()
    await presenter(query).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    let advice = try #require(nothing.advice.first)
    #expect(nothing.advice.count == 1 && advice.hasSuffix(words), "\(advice)")
  }

  @Test func `a correct filter value is not reported`() async throws {
    let query = NewspaperQuery(state: "oregon", from: 1990)
    let view = RecordingView<NewspaperListContent>()
    await presenter(query).present(on: view)
    #expect(
      view.states.last
        == .empty(EmptyState("No newspapers match", advice: ["Try removing a filter: oregon, 1990–."])))
  }
}
