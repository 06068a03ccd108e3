import MVP
import Newspapers
import Presentation

/// Loading what was ordered, and waiting for it.
extension ThumbnailsPresenter {
  /// Loads ordered pictures one by one, as long as they are visible.
  public func load() async {
    while let wanted = next {
      await load(wanted)
      // Whoever canceled it has said so, and others may be loading by now.
      if Task.isCancelled { return }
    }
    endLoading()
  }

  private func endLoading() {
    isLoading = false
    if let report { router?.withdraw(report) }
    report = nil
  }

  /// Announces that pictures are loading, until they are here; nothing if none is to be loaded.
  func announceLoading(_ words: String) {
    guard next != nil else { return }
    let notice = Notice("\(words); Esc cancels")
    report = notice
    router?.announce(notice)
  }

  /// Whether the reader waits for visible pictures that were ordered with a key.
  var isAwaited: Bool {
    [requested?.page, next?.page].compactMap(\.self).contains { page in
      !rested.contains(page) && sight.contains { $0.page == page }
    }
  }

  /// Cancels all orders, because the reader waits for them no longer. The caller cancels the task of `load`,
  /// which changes nothing from then on.
  func abandonOrders() {
    let waiting = ordered.union(sharpened).union([requested?.page].compactMap(\.self))
    let isOne = !isAllOrdered && waiting.count < 2
    if let requested { pictures[requested.page] = requested.former }
    requested = nil
    endLoading()
    order(.none)
    router?.announce(
      isOne
        ? "Loading canceled; \(key: "load-picture", "v") loads the picture"
        : "Loading canceled; \(key: "load-pictures", "a") loads the rest")
  }
}
