/// Shows passing notices on the line at the foot of the screen.
@MainActor public protocol Announcer: AnyObject {
  func announce(_ notice: Notice)
}

extension Announcer {
  public func announce(_ words: String) { announce(Notice(words)) }
  public func announce(failure words: String) { announce(.failure(words)) }
}
