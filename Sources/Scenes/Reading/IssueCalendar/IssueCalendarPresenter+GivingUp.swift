import MVP
import Newspapers

/// Years that could not be loaded, or for which the reader does not wait.
extension IssueCalendarPresenter {
  /// The reader has canceled loading.
  public func gaveUp() {
    guard let awaitedYear else { return }
    giveUp(awaitedYear)
    showNow()
  }

  /// Waits for `year` no longer.
  func giveUp(_ year: Int) {
    (awaitedYear, refusedYear) = (nil, year)
    // The reader may be on the way into another year.
    if arrival?.days.lowerBound.year == year { arrival = nil }
  }
}
