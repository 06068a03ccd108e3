import MVP

/// Choices to pick from, narrowed by what has been typed.
public struct PickerContent: WindowedContent {
  public struct Row: Hashable, Sendable {
    public let title: String
    /// Shown at the right, such as a count.
    public let note: String
    public let isCurrent: Bool
    /// Shown below the list while the row is selected; empty if there is nothing more to show.
    public let detail: String
    /// What accessible mode says in place of the title and the note, if they are not words: a bar, a bare number.
    public let spoken: String

    /// - Parameter spoken: by default the title and the note.
    public init(
      _ title: String, note: String = "", isCurrent: Bool = false, detail: String = "", spoken: String? = nil
    ) {
      self.title = title
      self.note = note
      self.isCurrent = isCurrent
      self.detail = detail
      self.spoken = spoken ?? [title, note].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  public let rows: [Row]
  public let identity: String

  public var offset: Int { 0 }
  public var total: Int { rows.count }
}
