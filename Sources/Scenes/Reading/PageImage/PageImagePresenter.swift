import MVP
import Newspapers
import Presentation

/// Requests the picture of a page once, to be shown or saved.
public final class PageImagePresenter: MvpPresenter<PageImageContent> {
  private let order: PageImageOrder
  private let archive: any NewspaperArchive
  private let renderer: any ScanRendering

  public init(order: PageImageOrder, archive: any NewspaperArchive, renderer: any ScanRendering) {
    self.order = order
    self.archive = archive
    self.renderer = renderer
  }

  public override func start() async {
    showWaiting("Loading the scan from \(archive.name(of: order.page.issue.lccn))")
    do throws(NewspaperError) {
      let scan = try await archive.scan(of: order.page, order.view)
      show(.content(try await content(scan)))
    } catch {
      show(.failed(await missingPage(error) ?? Failure(error)))
    }
  }

  /// How many pages the issue has, if the page is beyond them.
  private func missingPage(_ error: NewspaperError) async -> Failure? {
    guard case .notFound = error, let issue = try? await archive.issue(order.page.issue, freshness: .recent),
      !issue.pages.contains(where: { $0.sequence == order.page.sequence })
    else { return nil }
    return .noPage(order.page, issue.pages.map(\.sequence))
  }

  private func content(_ scan: PageScan) async throws(NewspaperError) -> PageImageContent {
    guard let room = order.room else { return try file(scan) }
    // A source that cannot crop has sent more.
    do {
      let part = try await renderer.part(order.view.region, of: scan, covering: room)
      return PageImageContent(
        image: .decoded(part.image), notes: [part.flaw?.explanation].compactMap(\.self))
    } catch {
      throw NewspaperError(error, host: scan.origin.name)
    }
  }

  private func file(_ scan: PageScan) throws(NewspaperError) -> PageImageContent {
    guard scan.jpeg.starts(with: [0xFF, 0xD8]) else {
      throw .malformed(host: scan.origin.name, what: "the file is not a JPEG")
    }
    // A source that can crop returns whole pixels, which is slightly more.
    let isWhole = scan.region == .whole && order.view.region != .whole
    return PageImageContent(
      image: .file(scan.jpeg),
      notes: isWhole ? ["\(scan.origin.name) cannot crop: this is more of the page than requested"] : [])
  }
}
