import MVP
import Newspapers
import Presentation

/// Reading the page again on this machine.
extension PageReaderPresenter {
  /// Opens a local reading of `region` beside the source's text. A view that has marked a part of the scan
  /// passes it on.
  public func readAgain(region: PageBox = .whole) {
    mayHaveOtherText = true
    router?.open(.rereading(page, region: region))
  }

  /// Shows the text that the reader has chosen meanwhile.
  public func showChosenText() async {
    mayHaveOtherText = false
    await load(freshness)
  }
}
