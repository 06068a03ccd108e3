/// Which newspapers a list shows, and in what order. The empty query means all, by title.
public struct NewspaperQuery: Hashable, Sendable {
  /// A state's or territory's English name, in any case.
  public var state: String?
  /// The name of a county or its like, in any case, in `state` if that is given, too.
  public var county: String?
  /// A city's name, in any case, in `county` and `state` if those are given, too.
  public var city: String?
  /// A language's English name, in any case.
  public var language: String?
  /// The people that newspapers were made for, in any case: `Polish`, `African American`.
  public var ethnicity: String?
  /// How often they appear, in any case: `Weekly`, `Three times a week`.
  public var frequency: String?
  /// Whether only those are wanted of which issues are digitised.
  public var isDigitised: Bool
  /// Whether only those are wanted that still appear.
  public var isCurrent: Bool
  /// Published in this year or later.
  public var from: Int?
  /// Published in this year or earlier.
  public var to: Int?
  /// With digitised issues of this year or later.
  public var issuesFrom: Int?
  /// With digitised issues of this year or earlier.
  public var issuesTo: Int?
  /// Words of the title, the place or the LCCN; all must occur, each as the beginning of a word. Sources may look into
  /// more than that: the catalogue also knows other titles, publishers, OCLC numbers and ISSNs.
  public var words: String
  public var order: NewspaperOrder

  public init(
    state: String? = nil, county: String? = nil, city: String? = nil, language: String? = nil,
    ethnicity: String? = nil, frequency: String? = nil, isDigitised: Bool = false, isCurrent: Bool = false,
    from: Int? = nil, to: Int? = nil, issuesFrom: Int? = nil, issuesTo: Int? = nil, words: String = "",
    order: NewspaperOrder = .title
  ) {
    self.state = state
    self.county = county
    self.city = city
    self.language = language
    self.ethnicity = ethnicity
    self.frequency = frequency
    self.isDigitised = isDigitised
    self.isCurrent = isCurrent
    self.from = from
    self.to = to
    self.issuesFrom = issuesFrom
    self.issuesTo = issuesTo
    self.words = words
    self.order = order
  }

  /// Whether every newspaper is asked for, in whatever order.
  public var isUnfiltered: Bool { filters.isEmpty }

  /// What it filters by.
  public var filters: Set<NewspaperFilter> {
    var filters: Set<NewspaperFilter> = []
    if state != nil { filters.insert(.state) }
    if county != nil { filters.insert(.county) }
    if city != nil { filters.insert(.city) }
    if language != nil { filters.insert(.language) }
    if ethnicity != nil { filters.insert(.ethnicity) }
    if frequency != nil { filters.insert(.frequency) }
    if isDigitised { filters.insert(.digitised) }
    if isCurrent { filters.insert(.current) }
    if from != nil || to != nil { filters.insert(.years) }
    if issuesFrom != nil || issuesTo != nil { filters.insert(.issueYears) }
    if words.nonEmpty != nil { filters.insert(.words) }
    return filters
  }

  /// What titles may begin with, folded, that go before the others of a list by title: the words that are looked for, or
  /// else the first of them, as after a title readers write a place. The first of these that some title begins with
  /// counts. None where there are no words, or in another order.
  /// - Parameter closestWords: what was looked for instead.
  public func leadingTitles(_ closestWords: String? = nil) -> [String] {
    guard order == .title else { return [] }
    let words = TitleText.sortKey(closestWords ?? words).split(separator: " ").prefix(12)
    return words.indices.reversed().map { words[...$0].joined(separator: " ") }
  }
}
