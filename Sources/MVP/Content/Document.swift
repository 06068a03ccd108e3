/// A text to read: what a detail screen shows, before it is broken into lines.
public struct Document: Hashable, Sendable {
  public enum Block: Hashable, Sendable {
    case title(String)
    case subtitle(String)
    case heading(String)
    /// A name and its values, each on separate lines.
    case field(String, [String])
    case paragraph(String)
    /// A name, which may be empty, and a strip between two ends, on one line: showing where something exists,
    /// represented by `mark`, and where not.
    case strip(_ name: String, from: String, marks: [Bool], to: String, mark: Character)
    /// One mark per year from `first` on, in lines of whole decades, and what they show in words, for accessible mode;
    /// these may be empty.
    case years(first: Int, marks: [Character], spoken: String)
    /// Something that can be opened, identified by `number`.
    case link(name: String, text: String, number: Int)
    /// Why a part is missing, without a period, and what can be done about it; may have keys in it.
    case failure(String, advice: [String])
    case space
  }

  public var blocks: [Block]

  public init(_ blocks: [Block]) { self.blocks = blocks }

  /// A copy with `change` made to the sentences that may have keys in them.
  public func changingFailures(_ change: (String) -> String) -> Document {
    Document(
      blocks.map { block in
        guard case .failure(let message, let advice) = block else { return block }
        return .failure(change(message), advice: advice.map(change))
      })
  }

  /// How many links it has; their numbers start at 0.
  public var linkCount: Int {
    blocks.count { if case .link = $0 { true } else { false } }
  }
}
