import MVP
import Newspapers
import Presentation
import Scans
import TestSupport
import Testing

@testable import Scenes

/// The picture of a page for a command.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageImagePresenterTests {
  private let renderer = StubRenderer()
  private let archive: StubArchive
  /// Reports what it was asked to cut.
  private struct Cutter: ClipCutting {
    func cut(
      _ region: PageBox, from scan: PageScan, as format: ClipFormat, width: Int?
    ) async throws(ClipError) -> ClipPicture {
      ClipPicture(
        bytes: Array("\(region.y) \(format) \(width ?? 0)".utf8), sha256: "", pixels: nil, scan: nil,
        flaw: "a flaw")
    }
  }

  private let part = PageBox(x: 0, y: 0.2, width: 0.5, height: 0.3)

  init() throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = [0xFF, 0xD8, 0xFF, 0xD9]
    contents.scans[try .sample(2)] = Array("<html>".utf8)
    archive = StubArchive(contents, name: "news.example")
  }

  private func state(
    _ sequence: Int = 1, region: PageBox = .whole, as format: ClipFormat = .jpg, width: Int? = nil,
    isShown: Bool = true
  ) async throws -> ViewState<PageImageContent> {
    let order = PageImageOrder(
      page: try .sample(sequence),
      picture: PictureFile(ScanView(region: region, width: 640), as: format, width: width),
      room: isShown ? PixelSize(width: 640, height: 480) : nil)
    let view = RecordingView<PageImageContent>()
    return await PageImagePresenter(order: order, archive: archive, renderer: renderer, cutting: Cutter())
      .present(on: view)
  }

  @Test func `a file is passed on unchanged, and not decoded`() async throws {
    renderer.now.failure = .truncated
    #expect(
      try await state(isShown: false)
        == .content(PageImageContent(image: .file([0xFF, 0xD8, 0xFF, 0xD9]), notes: [])))
    #expect(archive.asked == ["scan sn83045462/1865-10-02/ed-1/seq-1 640"])
  }

  @Test func `what the source did not crop, scale or encode is done here`() async throws {
    let cut = try #require(try await state(region: part, isShown: false).content)
    #expect(cut.image == .file(Array("0.2 jpg 0".utf8)))
    #expect(cut.notes == ["news.example sends only whole pages: the part was cut here", "a flaw"])
    let scaled = try #require(try await state(width: 99, isShown: false).content)
    #expect(scaled == PageImageContent(image: .file(Array("0.0 jpg 99".utf8)), notes: ["a flaw"]))
    #expect(try await state(as: .png, isShown: false).content?.image == .file(Array("0.0 png 0".utf8)))
  }

  @Test func `an issue that is missing is requested once`() async throws {
    let issue = try PageID.sample(1).issue
    archive.scanFailure = .notFound(what: .issue(issue), source: "news.example")
    #expect(try await state().failure?.message == "news.example has no issue \(issue)")
    #expect(archive.asked.count == 1, "\(archive.asked)")
  }

  @Test func `a file of another kind is not saved`() async throws {
    let failure = try await state(2, isShown: false).failure
    #expect(failure?.message == "news.example sent an unreadable response: the file is not a JPEG")
    #expect(failure?.exitCode == ExitStatus.unavailable)
  }

  @Test func `the wanted part is decoded for display`() async throws {
    let content = try await state(region: part).content
    #expect(content == PageImageContent(image: .decoded(GrayImage(width: 1, pixels: [128])), notes: []))
    #expect(renderer.now.parts == [part])
  }

  @Test(arguments: [
    (Scan.Flaw.cut, "The picture's file is truncated: the missing part is gray"),
    (.damaged, "The picture's file is damaged: parts of it may be wrong"),
  ])
  func `a flaw is noted`(flaw: Scan.Flaw, words: String) async throws {
    renderer.now.flaw = flaw
    #expect(try await state().content?.notes == [words])
  }

  @Test(arguments: [
    (ScanError.notJPEG, "news.example sent an unreadable response: the scan is not a JPEG file", Int32(69)),
    (.unavailable(reason: "no file"), "turboJPEG, which decodes scans, cannot be loaded: no file", 74),
  ])
  func `an undecodable file is a failure`(error: ScanError, words: String, code: Int32) async throws {
    renderer.now.failure = error
    let failure = try await state().failure
    #expect(failure?.message == words && failure?.exitCode == code)
  }

  @Test func `a page without a picture is not found`() async throws {
    #expect(try await state(3).failure?.exitCode == ExitStatus.notFound)
  }
}
