import MVP

/// Choices to pick from, narrowed by what has been typed.
public struct PickerContent: WindowedContent {
  public struct Row: Hashable, Sendable {
    public let title: String
    /// Shown at the right, such as a count.
    public let note: String
    public let isCurrent: Bool

    public init(_ title: String, note: String = "", isCurrent: Bool = false) {
      self.title = title
      self.note = note
      self.isCurrent = isCurrent
    }
  }

  public let rows: [Row]
  public let identity: String

  public var offset: Int { 0 }
  public var total: Int { rows.count }
}
