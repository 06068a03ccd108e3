/// Counts the pages of a batch, one by one.
struct BatchCounter {
  private let job: JobPlan
  private let batch: String
  /// Pages that were counted in batches before this one.
  private var counted: PageRegistry?
  private let sink: any JobHitSink
  private(set) var count = BatchCount()

  private var cellNumbers: [JobCell: Int] = [:]
  /// Hits not passed on yet.
  private var hits: [JobHit] = []
  /// For a term in a cell: how many hits were kept, and the last page among them.
  private var kept: [UInt64: (count: Int, last: String)] = [:]

  private static let mostWaiting = 4000

  init(_ job: JobPlan, _ batch: String, excluding counted: PageRegistry?, _ sink: any JobHitSink) {
    (self.job, self.batch, self.counted, self.sink) = (job, batch, counted, sink)
  }

  mutating func take(_ page: PageRecord) throws(CorpusFailure) {
    guard job.filter.takes(page) else { return }
    guard let place = count.registry.place(of: page) else {
      throw .damaged(what: "batch \(batch) has an impossible page: \(page.id)")
    }
    if counted != nil, let there = counted?.place(of: page), counted?.contains(there) == true { return }
    let (isNew, isNewIssue) = count.registry.insert(place)
    guard isNew else { return }
    let cell = JobCell(year: page.year, state: job.states[page.lccn] ?? "")
    let number = number(of: cell)
    if isNewIssue { count.cellOfIssue[place.issue] = number }
    let findings = job.matcher.find(in: page.text)
    count.totals[number].words += findings.words
    count.totals[number].pages += 1
    count.pages += 1
    guard !findings.hits.isEmpty else { return }
    add(findings.hits, number)
    try keep(findings.hits, page, cell, number)
  }

  /// Passes on the rest.
  mutating func finish() throws(CorpusFailure) -> BatchCount {
    try sink.add(hits, of: batch)
    hits = []
    return count
  }

  private mutating func number(of cell: JobCell) -> Int {
    if let number = cellNumbers[cell] { return number }
    let number = count.cells.count
    count.cells.append(cell)
    count.totals.append(CellCount())
    cellNumbers[cell] = number
    return number
  }

  private mutating func add(_ hits: [TermHit], _ cell: Int) {
    var terms: [Int: Int] = [:]
    for hit in hits { terms[hit.term, default: 0] += 1 }
    for (term, times) in terms {
      count.counts[BatchCount.key(term, cell), default: TermCount()].hits += times
      count.counts[BatchCount.key(term, cell), default: TermCount()].pagesWith += 1
    }
  }

  private mutating func keep(
    _ found: [TermHit], _ page: PageRecord, _ cell: JobCell, _ number: Int
  ) throws(CorpusFailure) {
    if let last = sink.lastPage(), page.id > last { return }
    var (place, start) = (0, 0)
    for hit in found where wants(hit, page, number) {
      start += page.text[place..<hit.place.lowerBound].count { $0 & 0xC0 != 0x80 }
      place = hit.place.lowerBound
      hits.append(
        JobHit(
          term: hit.term, id: page.id, cell: cell, snippet: JobSnippet(page.text, hit.place, start: start),
          quality: page.quality))
    }
    guard hits.count >= BatchCounter.mostWaiting else { return }
    try sink.add(hits, of: batch)
    hits.removeAll(keepingCapacity: true)
  }

  /// Whether the hit may be among the first of its cell: archives are nearly in order, so this excludes most
  /// others.
  private mutating func wants(_ hit: TermHit, _ page: PageRecord, _ cell: Int) -> Bool {
    guard job.job.kind == .terms else { return true }
    let key = BatchCount.key(hit.term, cell)
    guard let before = kept[key] else {
      kept[key] = (1, page.id)
      return true
    }
    if before.count >= CorpusJob.mostInCell, page.id >= before.last { return false }
    kept[key] = (before.count + 1, max(before.last, page.id))
    return true
  }
}

/// A job, and what it needs to know about the corpus.
public struct JobPlan: Sendable {
  public let job: CorpusJob
  public let filter: CorpusJob.Filter
  /// By LCCN.
  let states: [String: String]
  let matcher: TermMatcher

  public init(_ job: CorpusJob, filter: CorpusJob.Filter, states: [String: String]) {
    (self.job, self.filter, self.states) = (job, filter, states)
    matcher = TermMatcher(job.terms)
  }
}
