/// A newspaper as a list shows it. Sources differ in how much they say: what is empty or nil was not said.
public struct Newspaper: Hashable, Sendable, Identifiable {
  public let lccn: LCCN
  /// As catalogued, without general material designations such as `[volume]`.
  public let title: String
  /// Title for sorting: no leading article, lower case, diacritics folded.
  public let sortTitle: String
  public let places: [Place]
  public let years: PublicationYears?
  /// English names: `English`, `Polish`.
  public let languages: [String]
  /// In words: `Daily`, `Weekly`.
  public let frequency: String?
  public let coverage: DigitisedCoverage?

  public var id: LCCN { lccn }

  public init(
    lccn: LCCN, title: String, sortTitle: String? = nil, places: [Place] = [], years: PublicationYears? = nil,
    languages: [String] = [], frequency: String? = nil, coverage: DigitisedCoverage? = nil
  ) {
    self.lccn = lccn
    self.title = title
    self.sortTitle = sortTitle ?? TitleText.sortKey(title)
    self.places = places
    self.years = years
    self.languages = languages
    self.frequency = frequency
    self.coverage = coverage
  }
}
