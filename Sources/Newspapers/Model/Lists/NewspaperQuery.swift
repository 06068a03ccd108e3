/// Which newspapers to list, and in what order. The empty query means all, by title.
public struct NewspaperQuery: Hashable, Sendable {
  /// The English name of a state or territory, ignoring case.
  public var state: String?
  /// The name of a county or equivalent, ignoring case, in `state` if that is set.
  public var county: String?
  /// The name of a city, ignoring case, in `county` and `state` if those are set.
  public var city: String?
  /// The English name of a language, ignoring case.
  public var language: String?
  /// The ethnic group that the newspapers were for, ignoring case: `Polish`, `African American`.
  public var ethnicity: String?
  /// How often the newspapers appear, ignoring case: `Weekly`, `Three times a week`.
  public var frequency: String?
  /// Only newspapers with digitized issues.
  public var isDigitized: Bool
  /// Only newspapers still published.
  public var isCurrent: Bool
  /// Published in this year or later.
  public var from: Int?
  /// Published in this year or earlier.
  public var to: Int?
  /// With digitized issues from this year or later.
  public var issuesFrom: Int?
  /// With digitized issues from this year or earlier.
  public var issuesTo: Int?
  /// Words of the title, the place or the LCCN; all must occur, each as the beginning of a word. Sources may
  /// look into more than that: the catalog also knows other titles, publishers, OCLC numbers and ISSNs. A
  /// list by title that they narrow is ordered by how well each newspaper matches them (`Relevance`).
  public var words: String
  public var order: NewspaperOrder

  public init(
    state: String? = nil, county: String? = nil, city: String? = nil, language: String? = nil,
    ethnicity: String? = nil, frequency: String? = nil, isDigitized: Bool = false, isCurrent: Bool = false,
    from: Int? = nil, to: Int? = nil, issuesFrom: Int? = nil, issuesTo: Int? = nil, words: String = "",
    order: NewspaperOrder = .title
  ) {
    self.state = state
    self.county = county
    self.city = city
    self.language = language
    self.ethnicity = ethnicity
    self.frequency = frequency
    self.isDigitized = isDigitized
    self.isCurrent = isCurrent
    self.from = from
    self.to = to
    self.issuesFrom = issuesFrom
    self.issuesTo = issuesTo
    self.words = words
    self.order = order
  }

  /// True if no filter is set, whatever the order.
  public var isUnfiltered: Bool { filters.isEmpty }

  /// The filters that are set.
  public var filters: Set<NewspaperFilter> {
    var filters: Set<NewspaperFilter> = []
    if state != nil { filters.insert(.state) }
    if county != nil { filters.insert(.county) }
    if city != nil { filters.insert(.city) }
    if language != nil { filters.insert(.language) }
    if ethnicity != nil { filters.insert(.ethnicity) }
    if frequency != nil { filters.insert(.frequency) }
    if isDigitized { filters.insert(.digitized) }
    if isCurrent { filters.insert(.current) }
    if from != nil || to != nil { filters.insert(.years) }
    if issuesFrom != nil || issuesTo != nil { filters.insert(.issueYears) }
    if words.nonEmpty != nil { filters.insert(.words) }
    return filters
  }
}
