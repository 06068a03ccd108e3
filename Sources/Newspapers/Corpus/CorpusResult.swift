/// What a job counted and found in a corpus on this machine.
///
/// Every method fails with a `NewspaperError`. Lists come window by window: a result may have a million rows.
public protocol CorpusResult: Sendable {
  var summary: CorpusResultSummary { get }

  /// Counts by year, state and term.
  func counts(
    matching query: CountQuery, window: Window
  ) async throws(NewspaperError) -> CorpusRows<CorpusCount>

  /// Counts of a term by year, of the states that the query asks for. Years without pages are missing.
  func years(matching query: CountQuery, term: Int) async throws(NewspaperError) -> [YearCount]

  /// The values by which counts can be narrowed.
  func tallies() async throws(NewspaperError) -> CountTallies

  /// Where the words are.
  func hits(matching query: HitQuery, window: Window) async throws(NewspaperError) -> CorpusRows<CorpusHit>

  /// The counts of a cell; nil if the corpus has no page of it.
  func count(of cell: CountCell) async throws(NewspaperError) -> CorpusCount?
}

/// Some rows of a list, and how many the list has.
public struct CorpusRows<Row: Hashable & Sendable>: Hashable, Sendable {
  public let rows: [Row]
  public let total: Int

  public init(_ rows: [Row], total: Int) { (self.rows, self.total) = (rows, total) }
}

/// A result's file as it says about itself.
public struct CorpusResultSummary: Hashable, Sendable {
  public enum Job: String, Hashable, Sendable {
    /// Counts by year and state, and some hits of each.
    case terms
    /// All hits, in order, up to the limit.
    case concordance
  }

  /// A part of the corpus that was not counted.
  public struct LeftOut: Hashable, Sendable {
    /// As the job names it: `pages_in_two_batches`.
    public let what: String
    public let count: Int

    public init(what: String, count: Int) { (self.what, self.count) = (what, count) }
  }

  /// `job-0123456789ab`.
  public var id: String
  /// The name of the corpus's folder; nil if the result is not in one.
  public var corpus: String?
  public var job: Job
  public var terms: [String]
  /// The size of the random sample of hits; nil if the first ones were taken.
  public var sample: Int?
  public var batches: Int
  /// Batches whose archives were incomplete; some of their pages were counted.
  public var incomplete: [String]
  /// Batches of the corpus that had not been read.
  public var missing: [String]
  public var leftOut: [LeftOut]
  public var pages: Int
  public var issues: Int
  public var words: Int
  public var hits: Int
  public var keptHits: Int

  public init(
    id: String, corpus: String?, job: Job, terms: [String], sample: Int? = nil, batches: Int,
    incomplete: [String] = [], missing: [String] = [], leftOut: [LeftOut] = [], pages: Int, issues: Int,
    words: Int, hits: Int,
    keptHits: Int
  ) {
    (self.id, self.corpus, self.job, self.terms, self.sample) = (id, corpus, job, terms, sample)
    (self.batches, self.incomplete, self.missing, self.leftOut) = (batches, incomplete, missing, leftOut)
    (self.pages, self.issues, self.words) = (pages, issues, words)
    (self.hits, self.keptHits) = (hits, keptHits)
  }
}
