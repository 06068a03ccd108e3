import Terminal

/// A line that is being typed on a screen with a presenter `P`, and what it is for.
public struct Prompt<P> {
  public enum Purpose {
    /// Done anew with every change; Enter keeps what came of it, and Esc does it with an empty line.
    case find(@MainActor (P, String) async -> Void)
    /// Done anew with every change, as long as typing goes on.
    case jump(@MainActor (P, String) async -> Void)
    /// Done with Enter, and carried out to its end.
    case write(@MainActor (P, String) async -> Void)
    /// What the screen makes of it.
    case own

    /// Whether something is shown for what is typed, which can be gone through meanwhile.
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
