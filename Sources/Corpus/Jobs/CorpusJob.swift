/// What to find out about the pages of a corpus.
public struct CorpusJob: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// How often terms occur, by year and state, and the first hits of each.
    case terms
    /// Where they occur.
    case concordance
  }

  public let kind: Kind
  public let terms: [Term]
  /// For a concordance: the size of a reproducible sample of hits; nil for the first ones.
  public let sample: Int?

  /// The most hits to keep for each term, year and state.
  public static let mostInCell = 1000
  /// The most hits to keep for a concordance.
  public static let mostInAll = 1_000_000

  /// - Parameter terms: of those that find the same, only the first is used.
  public init(_ kind: Kind, _ terms: [Term], sample: Int? = nil) {
    var seen: Set<String> = []
    self.kind = kind
    self.terms = terms.filter { seen.insert($0.words).inserted }
    self.sample = kind == .concordance ? sample : nil
  }

  /// Which pages of a corpus are counted: those chosen when it was planned.
  public struct Filter: Hashable, Sendable {
    public let newspapers: Set<String>
    public let from: Int?
    public let to: Int?

    public init(newspapers: Set<String> = [], from: Int? = nil, to: Int? = nil) {
      (self.newspapers, self.from, self.to) = (newspapers, from, to)
    }

    func takes(_ page: PageRecord) -> Bool {
      page.year >= from ?? .min && page.year <= to ?? .max
        && (newspapers.isEmpty || newspapers.contains(page.lccn))
    }
  }
}

/// A year of a state: the unit of counts.
public struct JobCell: Hashable, Sendable {
  public let year: Int
  /// Empty if it is not known.
  public let state: String

  public init(year: Int, state: String) { (self.year, self.state) = (year, state) }
}

/// The totals of a cell, by which counts are divided.
public struct CellCount: Hashable, Sendable {
  public var words = 0
  public var pages = 0
  public var issues = 0

  public init(words: Int = 0, pages: Int = 0, issues: Int = 0) {
    (self.words, self.pages, self.issues) = (words, pages, issues)
  }
}

/// How often a term occurs in a cell.
public struct TermCount: Hashable, Sendable {
  public var hits = 0
  /// Pages with at least one.
  public var pagesWith = 0

  public init(hits: Int = 0, pagesWith: Int = 0) { (self.hits, self.pagesWith) = (hits, pagesWith) }
}

/// A place where a term occurs.
public struct JobHit: Hashable, Sendable {
  public let term: Int
  /// The page's id.
  public let id: String
  public let cell: JobCell
  public let snippet: JobSnippet
  public let quality: Double?

  public init(term: Int, id: String, cell: JobCell, snippet: JobSnippet, quality: Double?) {
    (self.term, self.id, self.cell) = (term, id, cell)
    (self.snippet, self.quality) = (snippet, quality)
  }
}

/// Receives the hits of a job from several threads.
public protocol JobHitSink: Sendable {
  /// Pages after this one need not be searched for hits; nil if all have to be.
  func lastPage() -> String?
  func add(_ hits: [JobHit], of batch: String) throws(CorpusFailure)
  /// Removes the hits of a batch.
  func remove(_ batch: String) throws(CorpusFailure)
}
