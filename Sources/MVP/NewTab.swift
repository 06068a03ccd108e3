/// The reader's wish to have a tab of its own for what an intent opens. It goes with the intent, however late that opens
/// something, so that no screen and no presenter needs to know of tabs.
@MainActor public final class NewTab {
  /// That of the intent under way; nil for most, which open above their own screen.
  @TaskLocal public static var wanted: NewTab?

  /// The router of the tab, once something was opened in it: more of the same intent goes there, too.
  public weak var router: (any Announcer)?

  public init() {}
}
