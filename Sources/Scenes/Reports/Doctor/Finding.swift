import MVP
import Presentation

/// One line of doctor's report: a finding, and what to do if something is wrong.
public struct Finding: Hashable, Sendable {
  public enum Mark: String, Hashable, Sendable {
    case good = "ok"
    /// Information.
    case note
    /// The program works, but not as well as it could.
    case warning
    /// The program does not work properly.
    case failure

    /// Distinguished by shape, not by color.
    public var symbol: String {
      switch self {
      case .good: "✓"
      case .note: "–"
      case .warning: "!"
      case .failure: "✗"
      }
    }
  }

  /// Receives findings as they are made.
  public typealias Report = @MainActor @Sendable (Finding) -> Void

  public let mark: Mark
  /// Short, such as `libcurl`.
  public let name: String
  public let words: String
  /// What the reader can do, one suggestion each.
  public let advice: [String]
  /// The exit code that doctor returns because of it, as in EXIT STATUS of the manual; 0 unless it is a
  /// failure.
  public let exitCode: Int32

  private init(_ mark: Mark, _ name: String, _ words: String, _ advice: [String], _ exitCode: Int32) {
    self.mark = mark
    self.name = name
    self.words = words
    self.advice = advice
    self.exitCode = exitCode
  }

  public static func good(_ name: String, _ words: String) -> Finding {
    Finding(.good, name, words, [], ExitStatus.done)
  }

  public static func note(_ name: String, _ words: String, advice: [String] = []) -> Finding {
    Finding(.note, name, words, advice, ExitStatus.done)
  }

  public static func warning(_ name: String, _ words: String, advice: [String] = []) -> Finding {
    Finding(.warning, name, words, advice, ExitStatus.done)
  }

  public static func failure(_ name: String, _ failure: Failure) -> Finding {
    Finding(.failure, name, failure.message, failure.advice, failure.exitCode)
  }
}
