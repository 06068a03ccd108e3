import MVP
import Newspapers
import Presentation

extension ClippingPresenter {
  /// In pixels: a small picture reveals the size of the whole scan, too.
  private static let asked = 400

  /// Frames a region that an address gives in pixels, which requires the size of the scan. One that the
  /// reader framed meanwhile stays.
  /// - Parameter first: the region that was framed at first.
  func frameWrittenRegion(insteadOf first: PageBox) async {
    guard case .pixels(let left, let top, let width, let height) = beginning, isUntouched(since: first) else {
      return
    }
    do throws(NewspaperError) {
      let scan = try await archive.scan(of: page, ScanView(width: ClippingPresenter.asked))
      guard !Task.isCancelled, isUntouched(since: first) else { return }
      guard let size = scan.size else {
        router?.announce(failure: "The size of the scan is not known, so the region cannot be framed")
        return
      }
      region = PageBox(
        x: Double(left) / Double(size.width), y: Double(top) / Double(size.height),
        width: Double(width) / Double(size.width), height: Double(height) / Double(size.height))
      showRegion()
    } catch {
      guard error != .canceled, isUntouched(since: first) else { return }
      router?.announce(failure: "The region cannot be framed: \(Failure.words(for: error))")
    }
  }
}
