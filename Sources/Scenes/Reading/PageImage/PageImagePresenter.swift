import MVP
import Newspapers
import Presentation

/// Requests the picture of a page once, to be shown or saved.
public final class PageImagePresenter: MvpPresenter<PageImageContent> {
  private let order: PageImageOrder
  private let archive: any NewspaperArchive
  private let renderer: any ScanRendering
  private let cutting: any ClipCutting

  public init(
    order: PageImageOrder, archive: any NewspaperArchive, renderer: any ScanRendering,
    cutting: any ClipCutting
  ) {
    self.order = order
    self.archive = archive
    self.renderer = renderer
    self.cutting = cutting
  }

  public override func start() async {
    showWaiting("Loading the scan from \(archive.name(of: order.page.issue.lccn))")
    do throws(ClipError) {
      show(.content(try await content()))
    } catch .source(let error) {
      show(.failed(await Failure(error, of: order.page, in: archive)))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func content() async throws(ClipError) -> PageImageContent {
    let scan: PageScan
    do throws(NewspaperError) { scan = try await archive.scan(of: order.page, order.picture.view) } catch {
      throw .source(error)
    }
    guard let room = order.room else {
      let file = try await order.picture.file(of: scan, by: cutting)
      return PageImageContent(image: .file(file.bytes), notes: file.notes)
    }
    // A source that cannot crop has sent more.
    do {
      let part = try await renderer.part(order.picture.view.region, of: scan, covering: room)
      return PageImageContent(
        image: .decoded(part.image), notes: [part.flaw?.explanation].compactMap(\.self))
    } catch {
      throw .source(NewspaperError(error, host: scan.origin.name))
    }
  }
}
