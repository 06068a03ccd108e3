/// A newspaper as a list shows it. Sources provide different amounts of data: empty or nil means not
/// provided.
public struct Newspaper: Hashable, Sendable, Identifiable {
  public let lccn: LCCN
  /// As cataloged, without general material designations such as `[volume]`.
  public let title: String
  /// The title for sorting: no leading article, lower case, diacritics removed.
  public let sortTitle: String
  public let places: [Place]
  public let years: PublicationYears?
  /// English names: `English`, `Polish`.
  public let languages: [String]
  /// In words: `Daily`, `Weekly`.
  public let frequency: String?
  /// Nil if nothing is known to be digitized.
  public let coverage: DigitizedCoverage?
  /// Its place in words, if it cannot be counted or filtered by.
  public let placeName: String?

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

  /// A copy with the title, places, years and languages that only `former` has, another description of the
  /// same newspaper.
  public func completed(by former: Newspaper?) -> Newspaper {
    guard let former, isUntitled || places.isEmpty || years == nil || languages.isEmpty else { return self }
    let named = isUntitled && !former.isUntitled ? former : self
    return Newspaper(
      lccn: lccn, title: named.title, sortTitle: named.sortTitle,
      places: places.isEmpty ? former.places : places, years: years ?? former.years,
      languages: languages.isEmpty ? former.languages : languages, frequency: frequency, coverage: coverage,
      placeName: placeName)
  }

  /// A copy with the places of `other`, another description of the same newspaper, where they say more.
  public func withPlaces(fullerIn other: Newspaper?) -> Newspaper {
    guard let other else { return self }
    let fuller = places.completed(by: other.places)
    guard fuller != places else { return self }
    return Newspaper(
      lccn: lccn, title: title, sortTitle: sortTitle, places: fuller, years: years, languages: languages,
      frequency: frequency, coverage: coverage, placeName: placeName)
  }
}
