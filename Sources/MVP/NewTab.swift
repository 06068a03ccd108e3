/// The reader's request to open the result of an intent in a new tab. It travels with the intent, however
/// late that opens something, so that no screen or presenter needs to know about tabs.
@MainActor public final class NewTab {
  /// The current intent's; nil for most, which open above their own screen.
  @TaskLocal public static var wanted: NewTab?

  /// The router of the tab, once something was opened in it: more of the same intent goes there, too.
  public weak var router: (any Announcer)?

  public init() {}
}
