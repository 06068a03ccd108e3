import MVP
import Newspapers
import Presentation

/// Pages without a picture.
extension PageScanPresenter {
  /// - Parameter isScanned: whether there is a scan, but the image server has no picture of it.
  static func nothing(isScanned: Bool, _ source: String) -> ViewState<PageScanContent> {
    isScanned
      ? .failed(
        Failure(
          "\(Failure.named(source)) has no picture of this page; "
            + "\(key: "save-as", "s") saves its scan as a file",
          exitCode: ExitStatus.notFound))
      : .empty(EmptyState("No scan of this page", advice: []))
  }
}
