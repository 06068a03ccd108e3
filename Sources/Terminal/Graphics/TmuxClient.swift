/// What tmux reports about the terminal it runs in.
public struct TmuxClient: Hashable, Sendable {
  /// True if tmux passes wrapped sequences through.
  let passesThrough: Bool
  /// The outer terminal's name and version.
  let terminal: String

  /// The answer to `Tmux.question`: `1 kitty(0.28.1)`, or `on kitty(0.28.1)` since tmux 3.4.
  init(answer: String) {
    let words = answer.split(whereSeparator: \.isWhitespace)
    passesThrough = ["1", "on", "all"].contains(words.first)
    terminal = words.dropFirst().joined(separator: " ")
  }

  /// Queries the tmux that this program runs in; nil if it does not answer.
  public static func ask() async -> TmuxClient? { await Tmux.client() }
}
