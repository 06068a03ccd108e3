import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Synchronization
import TestSupport
import Testing

@testable import Scenes

/// Saving a clip, which takes as long as its picture takes to arrive.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ClipSavingTests {
  private let folder = TemporaryFolder()

  private struct Cutter: ClipCutting {
    /// Whether the reader quits meanwhile.
    var isCanceled = false

    func cut(
      _ region: PageBox, from scan: PageScan, as format: ClipFormat, width: Int?
    ) async throws(ClipError) -> ClipPicture {
      if isCanceled { cancel() }
      return ClipPicture(bytes: [0xFF, 0xD8], sha256: "", pixels: nil, scan: nil, flaw: nil)
    }

    private func cancel() {
      withUnsafeCurrentTask { task in
        if let task { task.cancel() }
      }
    }
  }

  private final class Folder: ClipFiles {
    let written = Mutex<[String]>([])

    var shownFolder: String { "~/clips" }

    func existing(_ names: [String]) throws(NewspaperError) -> [String] { [] }

    func write(
      _ files: [(name: String, bytes: [UInt8])], replaces: Bool
    ) throws(NewspaperError) -> [String] {
      let names = files.map(\.name)
      written.withLock { $0 += names }
      return names
    }
  }

  private func presenter(
    _ cutter: Cutter, _ files: Folder, _ router: RecordingRouter<Route>,
    _ directory: StubDirectory = StubDirectory(Newspaper.samples)
  ) throws -> ClippingPresenter {
    let page = try PageID.sample(1)
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = [0xFF, 0xD8]
    let archive = StubArchive(contents, name: "news.example")
    let maker = ClipMaker(
      service: NewspaperService(directory: directory, archive: archive),
      cutting: cutter, files: files, library: nil, clock: StoppedClock(), program: "Broadsheet")
    return ClippingPresenter(
      page: page, title: nil, start: .point(x: 0.2, y: 0.2), foundBy: nil, archive: archive, maker: maker,
      shelf: Bookshelf(library: LibraryFile(path: folder.file("library.sqlite"))), router: router)
  }

  @Test(arguments: [true, false])
  func `a saved clip goes back, but not from what the reader has opened since`(isShown: Bool) async throws {
    let (router, files) = (RecordingRouter<Route>(), Folder())
    let presenter = try presenter(Cutter(), files, router)
    await presenter.start()
    await presenter.save(headline: "") { isShown }
    #expect(router.announcements.contains { $0.contains("Saved in ~/clips") }, "\(router.announcements)")
    #expect(router.backs == (isShown ? 1 : 0))
    #expect(files.written.withLock { $0.count } == 2)
  }

  @Test func `a clip of a newspaper that nothing here names says how to get its title`() async throws {
    let (router, files) = (RecordingRouter<Route>(), Folder())
    let presenter = try presenter(Cutter(), files, router, StubDirectory([], isLocal: true))
    await presenter.start()
    await presenter.save(headline: "")
    let command = "broadsheet show sn83045462 --source "
    #expect(
      router.announcements.contains {
        $0.contains("Saved in ~/clips") && $0.contains("; no title here: \(command)")
      }, "\(router.announcements)")
  }

  @Test func `a clip that quitting cuts short leaves no files without their note`() async throws {
    let (router, files) = (RecordingRouter<Route>(), Folder())
    let presenter = try presenter(Cutter(isCanceled: true), files, router)
    await presenter.start()
    await Task { await presenter.save(headline: "") }.value
    #expect(files.written.withLock { $0 }.isEmpty && router.backs == 0)
  }
}
