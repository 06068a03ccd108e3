/// What a terminal calls itself, such as `kitty(0.28.1)`, `WezTerm 20230712` or `iTerm2 3.5.0`, and what is
/// known about it.
struct TerminalName: Hashable, Sendable {
  private let name: String
  private let version: [Int]

  init(_ text: String) {
    let start = text.firstIndex { !$0.isLetter && !("0"..."9").contains($0) } ?? text.endIndex
    name = text[..<start].lowercased()
    version = text[start...].split { !("0"..."9").contains($0) }.prefix(3).compactMap { Int($0) }
  }

  /// kitty since 0.28; Ghostty always.
  var hasPlaceholders: Bool {
    name == "ghostty" || name == "kitty" && !version.lexicographicallyPrecedes([0, 28])
  }

  var hasITerm2Images: Bool { ["iterm", "iterm2", "wezterm"].contains(name) }
}
