/// What a list leaves out, or may, because its source does not know it.
public struct ListGaps: Hashable, Sendable {
  /// How many newspapers were left out of a range of years, since none of theirs is known.
  public var undated: Int
  /// Whether only digitized newspapers are asked for where nobody has told yet which ones are.
  public var lacksDigitized: Bool

  public init(undated: Int = 0, lacksDigitized: Bool = false) {
    self.undated = undated
    self.lacksDigitized = lacksDigitized
  }

  public static let none = ListGaps()
}
