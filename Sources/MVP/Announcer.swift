/// Shows passing notices on the line at the foot of the screen.
@MainActor public protocol Announcer: AnyObject {
  func announce(_ notice: Notice)

  /// Takes `notice` back, because it is no longer true; does nothing if something else is shown by now.
  func withdraw(_ notice: Notice)
}

extension Announcer {
  public func announce(_ words: String) { announce(Notice(words)) }
  public func announce(failure words: String) { announce(.failure(words)) }

  /// For an announcer whose notices do not stay.
  public func withdraw(_ notice: Notice) {}
}
