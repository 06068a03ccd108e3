import MVP

@testable import Scenes

extension PageScanPane {
  /// What is shown, if anything.
  var shownContent: PageScanContent? { presenter.state.content }
}
