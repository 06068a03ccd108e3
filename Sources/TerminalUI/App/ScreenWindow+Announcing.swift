import MVP

extension ScreenWindow {
  /// Shows `notice` in place of an earlier one. Progress replaces only progress: it is reported many times,
  /// and the reader may not have read anything else yet.
  public func announce(_ notice: Notice) {
    if notice.kind == .progress, let announcement, announcement.kind != .progress { return }
    if !hasHandledKey {
      if let announcement, announcement.isFailure { earlierFailures.append(announcement) }
      isLaidOut = false
    }
    announcement = resolved(notice)
    onChange()
  }

  /// The same for a screen. The report of a download comes back after each key until the download ends.
  func announce(_ notice: Notice, from screens: Navigator<Route>) {
    announce(notice)
    guard notice.kind == .progress, !screens.downloads.isEmpty else { return }
    reported = (resolved(notice), downloads)
  }

  public func withdraw(_ notice: Notice) {
    guard announcement == resolved(notice) else { return }
    announcement = nil
    changed()
  }

  private func resolved(_ notice: Notice) -> Notice {
    notice.saying(names(bindings).resolved(notice.words))
  }

  /// What is being downloaded; nil if nothing is, or the reader is typing or has a question to answer.
  var ongoing: Notice? {
    guard let reported, palette == nil, let top = navigator.top, top.prompt == nil, !top.placement.isPopup,
      reported.downloads.isSubset(of: downloads)
    else { return nil }
    return reported.report
  }

  private var downloads: Set<Task<Void, Never>> {
    tabs.all.reduce(into: []) { $0.formUnion($1.navigator.downloads) }
  }
}
