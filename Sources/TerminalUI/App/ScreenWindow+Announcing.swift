import MVP

extension ScreenWindow {
  /// Shows `notice` in place of an earlier one. Progress replaces only progress: it is reported many times,
  /// and nobody may have read anything else yet.
  public func announce(_ notice: Notice) {
    if notice.kind == .progress, let announcement, announcement.kind != .progress { return }
    let notice = notice.saying(names(bindings).resolved(notice.words))
    if !hasHandledKey {
      if let announcement, announcement.isFailure { earlierFailures.append(announcement) }
      isLaidOut = false
    }
    announcement = notice
    onChange()
  }
}
