/// Where something is said in passing: on the line at the foot of the screen.
@MainActor public protocol Announcer: AnyObject {
  func announce(_ message: String)
}
