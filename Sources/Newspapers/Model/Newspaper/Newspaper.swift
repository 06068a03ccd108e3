/// A newspaper as a list shows it. Sources provide different amounts of data: empty or nil means not
/// provided.
public struct Newspaper: Hashable, Sendable, Identifiable {
  public let lccn: LCCN
  /// As cataloged, without general material designations such as `[volume]`.
  public private(set) var title: String
  /// The title for sorting: no leading article, lower case, diacritics removed.
  public private(set) var sortTitle: String
  public private(set) var places: [Place]
  public private(set) var years: PublicationYears?
  /// English names: `English`, `Polish`.
  public private(set) var languages: [String]
  /// In words: `Daily`, `Weekly`.
  public private(set) var frequency: String?
  /// Nil if nothing is known to be digitized.
  public private(set) var coverage: DigitizedCoverage?
  /// Its place in words, if it cannot be counted or filtered by.
  public private(set) var placeName: String?

  public var id: LCCN { lccn }

  public init(
    lccn: LCCN, title: String, sortTitle: String? = nil, places: [Place] = [], years: PublicationYears? = nil,
    languages: [String] = [], frequency: String? = nil, coverage: DigitizedCoverage? = nil,
    placeName: String? = nil
  ) {
    self.lccn = lccn
    self.title = title
    self.sortTitle = sortTitle ?? TitleText.sortKey(title)
    self.places = places
    self.years = years
    self.languages = languages
    self.frequency = frequency
    self.coverage = coverage
    self.placeName = placeName
  }

  /// Whether nothing names it, or only its number does: lists then show that instead of a title.
  public var isUntitled: Bool { title.isEmpty || title == lccn.description }

  /// Whether all is known by which its pages are found: title, language, and a place down to the city. Whoever completes
  /// pages asks this; the page index asks the same in SQL.
  public var isDescribed: Bool { !isUntitled && !languages.isEmpty && places.contains(where: \.isWhole) }

  /// A copy with what only `other`, another description of the same newspaper, says: its title, its places where they
  /// are fuller, and so on.
  public func completed(by other: Newspaper?) -> Newspaper {
    guard let other else { return self }
    var whole = self
    if isUntitled, !other.isUntitled { (whole.title, whole.sortTitle) = (other.title, other.sortTitle) }
    whole.places = places.isEmpty ? other.places : places.completed(by: other.places)
    whole.years = years?.completed(by: other.years) ?? other.years
    if languages.isEmpty { whole.languages = other.languages }
    whole.frequency = frequency ?? other.frequency
    whole.coverage = coverage ?? other.coverage
    whole.placeName = placeName ?? other.placeName
    return whole
  }

  /// A copy with the places of `row`, too, another row of the same list, completed by what only that says.
  public func joined(with row: Newspaper) -> Newspaper {
    var joined = completed(by: row)
    joined.places = joined.places.joined(with: row.places)
    return joined
  }
}
