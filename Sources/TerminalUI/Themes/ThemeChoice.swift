/// Which theme the reader wants.
public enum ThemeChoice: Hashable, Sendable {
  /// The one that suits the terminal.
  case auto
  case always(Theme)

  /// The built-in names, for help and completion.
  public static let names = ["auto"] + Theme.builtIn.map(\.name)
}
