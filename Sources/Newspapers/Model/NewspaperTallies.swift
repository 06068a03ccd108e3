/// How many newspapers of a list each state, language and so on has.
public struct NewspaperTallies: Hashable, Sendable {
  /// A value and the number of newspapers that have it.
  public struct Tally: Hashable, Sendable {
    /// As used in a query; for counties and cities as `Place` parses it, `State--County--` and
    /// `State--County--City`.
    public let name: String
    public let count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// All in the list.
  public let total: Int
  /// The most frequent first, then by name.
  public let states: [Tally]
  public let counties: [Tally]
  public let cities: [Tally]
  public let languages: [Tally]
  public let frequencies: [Tally]
  public let ethnicities: [Tally]
  public let digitised: Int
  public let current: Int
  /// Each decade in which newspapers may have been published, named by its first year, in order: `1890`. A
  /// newspaper counts in every decade of its life; one with unknown years counts in none.
  public let decades: [Tally]
  /// The same for decades with digitized issues.
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
