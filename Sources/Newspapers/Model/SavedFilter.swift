/// Filters of the newspaper list that the reader has given a name.
public struct SavedFilter: Hashable, Sendable {
  /// One line.
  public let name: String
  /// As `NewspaperQuery.fields` writes them. Those that this program does not know stay as they are.
  public let fields: [String: String]
  /// Seconds since 1970.
  public let saved: Double

  public init(name: String, fields: [String: String], saved: Double) {
    self.name = OwnWords.line(name)
    self.fields = fields
    self.saved = saved
  }

  public var query: NewspaperQuery { NewspaperQuery(fields: fields) }
}
