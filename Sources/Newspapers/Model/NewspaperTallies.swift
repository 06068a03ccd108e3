/// How many newspapers of a list there are of each state, language and so on.
public struct NewspaperTallies: Hashable, Sendable {
  /// A value and how many newspapers have it.
  public struct Tally: Hashable, Sendable {
    /// As a query names it; of counties and cities as `Place` reads it, `State--County--` and `State--County--City`.
    public let name: String
    public let count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// All in the list.
  public let total: Int
  /// The most frequent first, those equally frequent by name.
  public let states: [Tally]
  public let counties: [Tally]
  public let cities: [Tally]
  public let languages: [Tally]
  public let frequencies: [Tally]
  public let ethnicities: [Tally]
  public let digitised: Int
  public let current: Int
  /// By the first year of each decade in which some may have appeared, in their order: `1890`. Newspapers are in each
  /// decade of their life; those whose years are not known are in none.
  public let decades: [Tally]
  /// The same of the decades from which there are digitised issues.
  public let issueDecades: [Tally]

  public init(
    total: Int, states: [Tally], counties: [Tally], cities: [Tally], languages: [Tally], frequencies: [Tally],
    ethnicities: [Tally], digitised: Int, current: Int, decades: [Tally], issueDecades: [Tally]
  ) {
    self.total = total
    self.states = states
    self.counties = counties
    self.cities = cities
    self.languages = languages
    self.frequencies = frequencies
    self.ethnicities = ethnicities
    self.digitised = digitised
    self.current = current
    self.decades = decades
    self.issueDecades = issueDecades
  }
}
