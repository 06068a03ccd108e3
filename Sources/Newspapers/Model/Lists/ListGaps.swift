/// What a list leaves out, or may leave out, because its source does not know it.
public struct ListGaps: Hashable, Sendable {
  /// How many newspapers were left out because what they are filtered by is not recorded: they may match. Of their
  /// years, one end may be (`PossibleYears`).
  public var unknown: Int
  /// What is not recorded of them. Never the state, which lists and records name.
  public var fields: Set<NewspaperFilter>
  /// Whether only digitized newspapers are wanted although it is not known yet which ones are.
  public var lacksDigitized: Bool

  public init(unknown: Int = 0, fields: Set<NewspaperFilter> = [], lacksDigitized: Bool = false) {
    self.unknown = unknown
    self.fields = fields
    self.lacksDigitized = lacksDigitized
  }

  public static let none = ListGaps()
}
