import Newspapers
import Synchronization

/// A source of newspapers that answers from a list in memory, and can be made to fail or to wait.
public final class StubDirectory: NewspaperDirectory {
  public let name: String
  public let isLocal: Bool

  private struct Script {
    var failure: NewspaperError?
    var asked = 0
    var gate: (@Sendable () async -> Void)?
    var coverage: DigitizedCoverage?
    var isPastItsTime = false
    var digitized: Set<LCCN>?
    var lacksDigitized = false
  }

  private let index: NewspaperIndex
  private let stated: ListAbilities
  private let script = Mutex(Script())

  /// - Parameter abilities: it lists nothing in an order that is not among them.
  public init(
    _ newspapers: [Newspaper], name: String = "news.example", isLocal: Bool = false,
    abilities: ListAbilities = .all
  ) {
    stated = abilities
    index = NewspaperIndex(newspapers)
    self.name = name
    self.isLocal = isLocal
  }

  /// The error that every further request throws; nil makes it answer again.
  public var failure: NewspaperError? {
    get { script.withLock { $0.failure } }
    set { script.withLock { $0.failure = newValue } }
  }

  /// The answer when only the coverage is requested.
  public var coverage: DigitizedCoverage? {
    get { script.withLock { $0.coverage } }
    set { script.withLock { $0.coverage = newValue } }
  }

  /// Which of its newspapers are digitized; nil for all.
  public var digitized: Set<LCCN>? {
    get { script.withLock { $0.digitized } }
    set { script.withLock { $0.digitized = newValue } }
  }

  /// Whether it does not know which of its newspapers are digitized.
  public var lacksDigitized: Bool {
    get { script.withLock { $0.lacksDigitized } }
    set { script.withLock { $0.lacksDigitized = newValue } }
  }

  /// Whether stored answers have expired; new ones never have.
  public var isPastItsTime: Bool {
    get { script.withLock { $0.isPastItsTime } }
    set { script.withLock { $0.isPastItsTime = newValue } }
  }

  /// The number of requests so far.
  public var asked: Int { script.withLock { $0.asked } }

  /// Runs before each answer: lets a test delay a request.
  public func wait(for gate: (@Sendable () async -> Void)?) { script.withLock { $0.gate = gate } }

  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    try lookForKept(freshness, "the list")
    try await pass()
    guard stated.orders.contains(query.order) else {
      throw .unsupported(source: name, what: .option("sorting by \(query.order.rawValue)"))
    }
    guard query.isDigitized else { return index.listing(query, window, origin: origin(freshness)) }
    if lacksDigitized {
      return NewspaperListing(
        newspapers: [], offset: window.offset, total: 0, origin: origin(freshness),
        gaps: ListGaps(lacksDigitized: true))
    }
    let digitized = digitized
    let listed = index.newspapers.filter { digitized?.contains($0.lccn) ?? true }
    return NewspaperIndex(listed).listing(query, window, origin: origin(freshness))
  }

  public func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
    try lookForKept(freshness, .newspaper(lccn))
    try await pass()
    guard let newspaper = index.newspapers.first(where: { $0.lccn == lccn }) else {
      throw .notFound(what: .newspaper(lccn), source: name)
    }
    return NewspaperRecord(
      detail: NewspaperDetail(
        newspaper: newspaper, publisher: "A publisher", webAddress: "https://\(name)/lccn/\(lccn)/"),
      origin: origin(freshness))
  }

  public func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitizedCoverage?
  {
    try await pass()
    return coverage
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    try await pass()
    return index.stateTallies()
  }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    guard isLocal else { throw .unsupported(source: name, what: "newspaper counts") }
    let digitized = query.isDigitized ? digitized : nil
    let listed = index.newspapers.filter { digitized?.contains($0.lccn) ?? true }
    return NewspaperTallies(of: NewspaperIndex(listed).matching(query), matching: query)
  }

  /// Not counted as a request: it is not called if it would cost one.
  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    await script.withLock { $0.gate }?()
    return try await tallies(matching: query).decades
  }

  public func abilities() async throws(NewspaperError) -> ListAbilities { stated }

  public func knowsDigitized() async throws(NewspaperError) -> Bool { !lacksDigitized }

  public func refresh() async {}

  private func origin(_ freshness: Freshness) -> Origin {
    Origin(name: name, asOf: 0, isLive: !isLocal, isStale: isPastItsTime && freshness != .recent)
  }

  /// A server's answers are here only if an expired one was stored.
  private func lookForKept(_ freshness: Freshness, _ what: RequestSubject) throws(NewspaperError) {
    if freshness == .kept, !isLocal, !isPastItsTime { throw .notHere(what: what) }
  }

  private func pass() async throws(NewspaperError) {
    let script = script.withLock { script in
      script.asked += 1
      return script
    }
    await script.gate?()
    if Task.isCancelled { throw .canceled }
    if let failure { throw failure }
  }
}
