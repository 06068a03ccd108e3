/// What a list leaves out, or may leave out, because its source does not know it.
public struct ListGaps: Hashable, Sendable {
  /// How many newspapers were left out of a range of years, because none of their years is known.
  public var undated: Int
  /// Whether only digitized newspapers are wanted although it is not known yet which ones are.
  public var lacksDigitized: Bool

  public init(undated: Int = 0, lacksDigitized: Bool = false) {
    self.undated = undated
    self.lacksDigitized = lacksDigitized
  }

  public static let none = ListGaps()
}
