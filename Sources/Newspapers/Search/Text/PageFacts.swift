/// What is known about a page without a request, for the fields of a query.
public struct PageFacts: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title.
  public let title: String
  public let places: [Place]
  /// Counties and cities of the newspaper besides those of `places`, if the source does not say in which state.
  public let counties: [String]
  public let cities: [String]
  /// English names.
  public let languages: [String]
  /// Without `batch_`; nil if unknown.
  public let batch: String?
  /// The newspaper's, in the cataloger's words; empty if it has none, nil if unknown.
  public let frequencies: [String]?
  public let printed: PrintedLabels

  public init(
    page: PageID, title: String, places: [Place] = [], counties: [String] = [], cities: [String] = [],
    languages: [String] = [], batch: String? = nil,
    frequencies: [String]? = nil, printed: PrintedLabels = PrintedLabels()
  ) {
    self.page = page
    self.title = title
    self.places = places
    (self.counties, self.cities) = (counties, cities)
    self.languages = languages
    self.batch = batch
    self.frequencies = frequencies
    self.printed = printed
  }

  /// What they say about its newspaper. Languages are the page's own.
  public var newspaper: Newspaper { Newspaper(lccn: page.issue.lccn, title: title, places: places) }

  /// Whether the page has it; nil if these facts do not say.
  public func holds(_ field: SearchField) -> Bool? {
    switch field.name {
    case .in, .ethnicity, .saved, .is: return nil
    case .frequency where frequencies == nil: return nil
    case .lccn, .title, .state, .county, .city, .language, .frequency, .date, .on, .page, .edition, .batch:
      return field.values.contains { holds(field.name, $0) }
    }
  }

  private func holds(_ name: SearchField.Name, _ value: SearchField.Value) -> Bool {
    let date = page.issue.date
    switch value {
    case .dates(let range): return range.contains(date)
    case .yearDay(let month, let day): return date.month == month && date.day == day
    case .numbers(let range): return range.contains(name == .edition ? page.issue.edition : page.sequence)
    case .words(let words): return name == .title ? titleHas(words) : has(name, words)
    case .name(let text): return name == .title ? titleHas(text) : has(name, text)
    }
  }

  private func titleHas(_ words: String) -> Bool {
    WantedTitle(words)?.matches(title, in: places) ?? true
  }

  private func has(_ name: SearchField.Name, _ value: String) -> Bool {
    func isThere(_ names: [String?], _ wanted: String) -> Bool {
      let folded = FoldedText(wanted).bytes
      return names.contains { $0.map { FoldedText($0).bytes == folded } ?? false }
    }
    func isPlace(_ names: [String?], _ wanted: String) -> Bool {
      let folded = PlaceName.folded(wanted)
      return names.contains { $0.map(PlaceName.folded) == folded }
    }
    return switch name {
    case .lccn: page.issue.lccn.description == value
    case .state: isThere(places.map(\.state), value)
    case .county:
      CountyName.spellings(of: value).contains { isPlace(places.map(\.county), $0) || isPlace(counties, $0) }
    case .city: isPlace(places.map(\.city), value) || isPlace(cities, value)
    case .language: isThere(languages, value)
    case .batch: isThere([batch], value)
    case .frequency:
      (frequencies ?? []).contains { FrequencyName.matches(TitleText.folded(value), $0) }
    default: false
    }
  }
}
