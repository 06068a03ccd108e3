/// A note on one line, for editing in a line: line ends become symbols.
public enum TypedNote {
  /// More than anybody types in a line.
  public static let limit = 20_000

  public static let lineEnd = "↵"

  public static func line(of note: String) -> String {
    note.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
  }

  public static func note(of line: String) -> String { line.replacing(lineEnd, with: "\n") }
}
