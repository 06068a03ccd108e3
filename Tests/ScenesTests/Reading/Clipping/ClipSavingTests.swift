import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TestSupport
import Testing

@testable import Scenes

/// Saving a clip, which takes as long as its picture takes to arrive.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ClipSavingTests {
  private let folder = TemporaryFolder()

  private struct Cutter: ClipCutting {
    func cut(
      _ region: PageBox, from scan: PageScan, as format: ClipFormat, width: Int?
    ) async throws(ClipError) -> ClipPicture {
      ClipPicture(bytes: [0xFF, 0xD8], sha256: "", pixels: nil, scan: nil, flaw: nil)
    }
  }

  private struct Folder: ClipFiles {
    var shownFolder: String { "~/clips" }

    func existing(_ names: [String]) throws(NewspaperError) -> [String] { [] }

    func write(
      _ files: [(name: String, bytes: [UInt8])], replaces: Bool
    ) throws(NewspaperError) -> [String] { files.map(\.name) }
  }

  @Test(arguments: [true, false])
  func `a saved clip goes back, but not from what the reader has opened since`(isShown: Bool) async throws {
    let page = try PageID.sample(1)
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = [0xFF, 0xD8]
    let archive = StubArchive(contents, name: "news.example")
    let router = RecordingRouter<Route>()
    let maker = ClipMaker(
      service: NewspaperService(directory: StubDirectory(Newspaper.samples), archive: archive),
      cutting: Cutter(), files: Folder(), library: nil, program: "Broadsheet")
    let presenter = ClippingPresenter(
      page: page, title: nil, start: .point(x: 0.2, y: 0.2), foundBy: nil, archive: archive, maker: maker,
      shelf: Bookshelf(library: LibraryFile(path: folder.file("library.sqlite"))), router: router)
    await presenter.start()
    await presenter.save(headline: "") { isShown }
    #expect(router.announcements.contains { $0.contains("Saved in ~/clips") }, "\(router.announcements)")
    #expect(router.backs == (isShown ? 1 : 0))
  }
}
