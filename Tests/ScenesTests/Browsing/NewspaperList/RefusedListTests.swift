import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What a source cannot do.
@Suite(.timeLimit(.minutes(2))) @MainActor struct RefusedListTests {
  private let router = RecordingRouter<Route>()
  private let view = RecordingView<NewspaperListContent>()
  private let abilities = ListAbilities(filters: [.state, .words], orders: [.title, .place])

  private func presenter(_ directory: StubDirectory) -> NewspaperListPresenter {
    NewspaperListPresenter(query: NewspaperQuery(), directory: directory, router: router)
  }

  private func answerOrder(_ order: NewspaperOrder?) {
    router.onOpen = { route in
      if case .orderPicker(_, let reply) = route { reply.send(order) }
    }
  }

  @Test func `a list by title that words narrow is sorted by how well they match`() async throws {
    let directory = StubDirectory(Newspaper.samples, isLocal: true)
    func names(_ words: String) async throws -> [String] {
      try await OrderOptions(directory: directory, query: NewspaperQuery(words: words)).options()
        .map(\.row.title)
    }
    #expect(try await names("").first == "Title")
    #expect(try await names("star").first == "Best match")
  }

  @Test func `it is not offered in the menus`() async throws {
    let directory = StubDirectory(Newspaper.samples, isLocal: true, abilities: abilities)
    let menu = try await FacetOptions(directory: directory, query: NewspaperQuery()).options()
    #expect(menu.filter { !$0.isDeep }.map(\.row.title) == ["State"])
    let orders = try await OrderOptions(directory: directory, query: NewspaperQuery()).options()
    #expect(orders.map(\.value) == [.title, .place])
  }

  @Test func `a refused order leaves the list and its header as they were`() async throws {
    let directory = StubDirectory(Newspaper.many(300), abilities: abilities)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    let before = presenter.state
    answerOrder(.start)
    await presenter.chooseOrder(showing: 0..<20)
    #expect(presenter.query == NewspaperQuery() && presenter.state == before)
    #expect(router.announcements == ["✗ news.example does not offer sorting by start"])
    answerOrder(.place)
    await presenter.chooseOrder(showing: 0..<20)
    #expect(presenter.query.order == .place && presenter.state.content?.identity.order == .place)
  }

  @Test(arguments: [NewspaperOrder.title, nil]) func `visible rows load after a picker that changed nothing`(
    order: NewspaperOrder?
  ) async throws {
    let presenter = presenter(StubDirectory(Newspaper.many(1000)))
    await presenter.present(on: view)
    // The rows at the end were requested, and that was canceled for the picker.
    answerOrder(order)
    await presenter.chooseOrder(showing: 980..<1000)
    #expect(presenter.state.content?.loaded == 900..<1000)
  }
}
