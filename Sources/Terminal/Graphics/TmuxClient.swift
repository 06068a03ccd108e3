/// What tmux says of the terminal that it runs in.
public struct TmuxClient: Hashable, Sendable {
  /// True if it hands on what is wrapped for it.
  let passesThrough: Bool
  /// The terminal's own name and version.
  let terminal: String

  /// The answer to `Tmux.question`: `1 kitty(0.28.1)`, or since tmux 3.4 `on kitty(0.28.1)`.
  init(answer: String) {
    let words = answer.split(whereSeparator: \.isWhitespace)
    passesThrough = ["1", "on", "all"].contains(words.first)
    terminal = words.dropFirst().joined(separator: " ")
  }

  /// Asks the tmux that this program runs in; nil if it does not answer.
  public static func ask() async -> TmuxClient? { await Tmux.client() }
}
