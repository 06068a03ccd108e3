/// How many newspapers of a list there are for each state, language and so on.
public struct NewspaperTallies: Hashable, Sendable {
  /// A value and the number of newspapers that have it.
  public struct Tally: Hashable, Sendable {
    /// As a query names it; counties and cities as `Place` parses them, `State--County--` and
    /// `State--County--City`. A city without a county, `State--City`, is that of any county.
    public let name: String
    public let count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// All in the list.
  public let total: Int
  /// Those with no place within the state or county that the list is of, or with no place at all: no tally of
  /// a place says where they are.
  public let unplaced: Int
  /// The most frequent first, then by name.
  public let states: [Tally]
  public let counties: [Tally]
  public let cities: [Tally]
  public let languages: [Tally]
  /// By the terms that rows begin with (`FrequencyName`).
  public let frequencies: [Tally]
  public let ethnicities: [Tally]
  public let digitized: Int
  /// Whether it is known which ones are digitized; if not, there may be more of them.
  public let knowsDigitized: Bool
  public let current: Int
  /// By the first year of each decade in which some may have appeared, in their order: `1890`. Newspapers are
  /// in each decade of their `Lifespan`, so that a decade counts what a list of its ten years holds; those
  /// whose years are unknown are in none.
  public let decades: [Tally]
  /// The same for decades with digitized issues.
  public let issueDecades: [Tally]

  public init(
    total: Int, unplaced: Int, states: [Tally], counties: [Tally], cities: [Tally], languages: [Tally],
    frequencies: [Tally],
    ethnicities: [Tally], digitized: Int, knowsDigitized: Bool = true, current: Int, decades: [Tally],
    issueDecades: [Tally]
  ) {
    self.knowsDigitized = knowsDigitized
    self.total = total
    self.unplaced = unplaced
    self.states = states
    self.counties = counties
    self.cities = cities
    self.languages = languages
    self.frequencies = frequencies
    self.ethnicities = ethnicities
    self.digitized = digitized
    self.current = current
    self.decades = decades
    self.issueDecades = issueDecades
  }
}
