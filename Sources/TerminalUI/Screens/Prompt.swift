import Terminal

/// A line being typed on a screen with a presenter `P`, and what it is for.
public struct Prompt<P> {
  public enum Purpose {
    /// Runs again with every change. Enter keeps the result, and Esc runs it with an empty line.
    case find(@MainActor (P, String) async -> Void)
    /// Runs again with every change while typing; Esc goes back to where it started.
    case jump(@MainActor (P, String) async -> Void, back: @MainActor () -> Void)
    /// Runs on Enter, to its end.
    case write(@MainActor (P, String) async -> Void)
    /// Handled by the screen.
    case own

    /// True if typing shows results that can be navigated meanwhile.
    var isLive: Bool {
      switch self {
      case .find, .jump: true
      case .write, .own: false
      }
    }
  }

  public internal(set) var editor: LineEditor
  public let purpose: Purpose
}
