import MVP
import Newspapers

/// A clip that was made.
public struct MadeClip: Hashable, Sendable {
  public let document: ClipDocument
  /// Those of the pictures, then that of the sidecar, for display.
  public let paths: [String]
  /// What the reader should know about it, in sentences without a period.
  public let notes: [String]
  /// Why it is not among the reader's notes, although its files were written; nil if it is, or was not
  /// supposed to be.
  public let unkept: Failure?
  /// As added to the reader's notes.
  public let excerpt: Excerpt?
}
