/// Used if no result was opened: it is empty.
public struct NoCorpusResult: CorpusResult {
  public init() {}

  public var summary: CorpusResultSummary {
    CorpusResultSummary(
      id: "", corpus: nil, job: .terms, terms: [], batches: 0, pages: 0, issues: 0, words: 0, hits: 0,
      keptHits: 0)
  }

  public func counts(
    matching query: CountQuery, window: Window
  ) async throws(NewspaperError) -> CorpusRows<CorpusCount> { CorpusRows([], total: 0) }
  public func years(matching query: CountQuery, term: Int) async throws(NewspaperError) -> [YearCount] { [] }
  public func tallies() async throws(NewspaperError) -> CountTallies {
    CountTallies(terms: [], states: [], years: [])
  }
  public func hits(
    matching query: HitQuery, window: Window
  ) async throws(NewspaperError) -> CorpusRows<CorpusHit> { CorpusRows([], total: 0) }
  public func count(of cell: CountCell) async throws(NewspaperError) -> CorpusCount? { nil }
}
