/// Which theme the reader wants.
public enum ThemeChoice: Hashable, Sendable {
  /// The one that suits the terminal.
  case auto
  case always(Theme)

  /// The choice named `name`: `auto` or a built-in theme; nil if it is neither.
  public init?(name: String) {
    if name == "auto" {
      self = .auto
    } else if let theme = Theme.builtIn.first(where: { $0.name == name }) {
      self = .always(theme)
    } else {
      return nil
    }
  }

  /// All names, for help and completion.
  public static let names = ["auto"] + Theme.builtIn.map(\.name)
}
