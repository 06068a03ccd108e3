import MVP
import Newspapers
import Presentation

extension ClippingPresenter {
  /// In pixels: a small picture reveals the size of the whole scan, too.
  private static let asked = 400

  /// Frames a region that an address gives in pixels, which requires the size of the scan.
  func frameWrittenRegion() async {
    guard case .pixels(let left, let top, let width, let height) = beginning else { return }
    do throws(NewspaperError) {
      let scan = try await archive.scan(of: page, ScanView(width: ClippingPresenter.asked))
      guard !Task.isCancelled else { return }
      guard let size = scan.size else {
        router?.announce(failure: "The size of the scan is not known, so the region cannot be framed")
        return
      }
      region = PageBox(
        x: Double(left) / Double(size.width), y: Double(top) / Double(size.height),
        width: Double(width) / Double(size.width), height: Double(height) / Double(size.height))
      showRegion()
    } catch {
      guard error != .canceled else { return }
      router?.announce(failure: "The region cannot be framed: \(Failure.words(for: error))")
    }
  }
}
