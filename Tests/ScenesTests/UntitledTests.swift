import Citations
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import TestSupport
import Testing

/// Notes and citations on screens, of newspapers whose records are not on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct UntitledTests {
  private struct Known: KnownNewspapers {
    let newspapers: [Newspaper]

    func newspaper(of work: PageAddress, at owner: IssueSource?) async -> Newspaper? {
      newspapers.first { $0.lccn == work.lccn }
    }
  }

  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let desktop = RecordingDesktop()
  private let router = RecordingRouter<Route>()

  private func service(_ known: [Newspaper] = []) -> NewspaperService {
    NewspaperService(
      directory: StubDirectory([], isLocal: true), archive: StubArchive(), known: Known(newspapers: known))
  }

  private func page() throws -> PageID { try .sample(2) }

  @Test func `a copied citation without a title says how to get it`() async throws {
    let page = try page()
    let citer = Citer(style: .plain, service: service(), desktop: desktop)
    await citer.copy(.page(page), title: page.issue.lccn.description, choosesStyle: false, router)
    let command = "broadsheet show \(page.issue.lccn) --source https://news.example"
    #expect(
      router.announcements.last?.hasSuffix("; no title here: \(command)") == true, "\(router.announcements)")
    #expect(desktop.copied.last?.hasPrefix("LCCN \(page.issue.lccn), ") == true, "\(desktop.copied)")
  }

  @Test func `what else names a newspaper completes the title on the screen`() async throws {
    let page = try page()
    let known = Newspaper(
      lccn: page.issue.lccn, title: "Der Prärie-Bote", places: [Place(state: "Iowa", city: "Davenport")],
      languages: ["German"])
    let citer = Citer(style: .plain, service: service([known]), desktop: desktop)
    await citer.copy(.page(page), title: "Prärie-Bote", choosesStyle: false, router)
    #expect(desktop.copied.last?.hasPrefix("Prärie-Bote (Davenport, Iowa), ") == true, "\(desktop.copied)")
    await citer.copy(
      Excerpt(of: page, note: "x", added: 1), choosesStyle: false, router)
    #expect(
      desktop.copied.last?.hasPrefix("Der Prärie-Bote (Davenport, Iowa), ") == true, "\(desktop.copied)")
    #expect(!router.announcements.contains { $0.contains("no title") }, "\(router.announcements)")
  }

  @Test(arguments: [true, false])
  func `a note is saved with a warning only if nothing names its newspaper`(isNamed: Bool) async throws {
    let page = try page()
    let shelf = Bookshelf(library: library)
    let newspaper = Newspaper(lccn: page.issue.lccn, title: isNamed ? "Der Prärie-Bote" : "")
    await shelf.write(ExcerptChange(note: "x"), on: page, at: .library, of: newspaper, router)
    let said = try #require(router.announcements.last)
    #expect(said.hasPrefix("♦ Note saved") && said.contains("no title here") != isNamed, "\(said)")
  }

  @Test func `a note from before its title was known is listed with it`() async throws {
    let page = try page()
    try await library.put(Excerpt(of: page, note: "x", added: 1))
    let known = Newspaper(lccn: page.issue.lccn, title: "Der Prärie-Bote")
    let view = RecordingView<NotesContent>()
    let presenter = NotesPresenter(shelf: Bookshelf(library: library), service: service([known]))
    await presenter.present(on: view)
    #expect(presenter.state.content?.rows.first?.newspaper == "Der Prärie-Bote")
  }
}
