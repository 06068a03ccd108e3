/// Filters of the newspaper list, saved under a name.
public struct SavedFilter: Hashable, Sendable {
  /// One line.
  public let name: String
  /// As written by `NewspaperQuery.fields`. Fields unknown to this program are kept.
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
