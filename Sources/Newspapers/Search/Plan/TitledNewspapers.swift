/// The newspapers that a title means, of those that are looked at.
public struct TitledNewspapers: Sendable {
  private let wanted: WantedTitle
  private var found: Set<LCCN> = []
  /// Those with exactly this title, if it is whole.
  private var named: Set<LCCN> = []
  /// The years of those of them that say when they were published.
  private var years: [LCCN: PublicationYears] = [:]

  /// Nil if the title has no letter or digit.
  /// - Parameter words: words of a title, or a title with place and years, as lists and facets of the Library have it,
  ///   which is that of few newspapers: `evening star (washington, d.c.) 1854-1972`.
  public init?(_ words: String) {
    guard let wanted = WantedTitle(words) else { return nil }
    self.wanted = wanted
  }

  /// The title without place and years.
  public var name: String { wanted.name }

  /// Whether it is more than words of a title.
  public var isWhole: Bool { wanted.isWhole }

  /// - Parameter years: those in which pages of the newspaper appeared, if nothing else says when it did.
  /// - Returns: whether the newspaper may be meant.
  @discardableResult
  public mutating func take(_ newspaper: Newspaper, withPagesFrom years: ClosedRange<Int>? = nil) -> Bool {
    guard wanted.matches(newspaper.title, in: newspaper.places), years.map(wanted.mayInclude) ?? true else {
      return false
    }
    found.insert(newspaper.lccn)
    if wanted.isWhole, wanted.isNamed(newspaper.title) {
      named.insert(newspaper.lccn)
      if let published = newspaper.years { self.years[newspaper.lccn] = published }
    }
    return true
  }

  /// Those of exactly this title and, as surely as any, its years, or else of this title, or else all with its words.
  public var lccns: Set<LCCN> {
    // Years tell newspapers of the same name apart, but catalogs do not always have the same ones.
    if let wanted = wanted.years {
      let meant = years.agreeing(with: wanted)
      if !meant.isEmpty { return meant }
    }
    return named.isEmpty ? found : named
  }
}
