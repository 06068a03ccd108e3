import MVP

/// What its screens announce; the window shows it.
extension Navigator {
  public func announce(_ notice: Notice) { onAnnounce(notice) }
  public func withdraw(_ notice: Notice) { onWithdraw(notice) }
}
