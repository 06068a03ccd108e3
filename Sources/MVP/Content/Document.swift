/// A text to be read: what a detail screen shows, before it is broken into lines.
public struct Document: Hashable, Sendable {
  public enum Block: Hashable, Sendable {
    case title(String)
    case subtitle(String)
    case heading(String)
    /// A name and its values, each on lines of its own.
    case field(String, [String])
    case paragraph(String)
    /// A run of something between two ends, on one line: where it is and where not.
    case strip(from: String, marks: [Bool], to: String)
    /// A mark a year from `first` on, on lines of whole decades.
    case years(first: Int, marks: [Character])
    /// Something that can be opened: `number` tells which.
    case link(name: String, text: String, number: Int)
    case space
  }

  public var blocks: [Block]

  public init(_ blocks: [Block]) { self.blocks = blocks }

  /// How many links it has; their numbers run from 0.
  public var linkCount: Int {
    blocks.count { if case .link = $0 { true } else { false } }
  }
}
