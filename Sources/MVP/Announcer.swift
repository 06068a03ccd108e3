/// Shows passing messages on the line at the foot of the screen.
@MainActor public protocol Announcer: AnyObject {
  func announce(_ message: String)
}
