import Newspapers
import TestSupport
import Testing

struct NewspaperRepositoryTests {
  private let live = StubDirectory(Newspaper.samples, name: "live.example")
  private let catalog = StubDirectory([Newspaper.samples[0]], name: "catalog", isLocal: true)
  private let outage = NewspaperError.unreachable(host: "live.example", .refused)
  private let window = Window(offset: 0, limit: 10)

  private func list(_ repository: NewspaperRepository) async throws(NewspaperError) -> NewspaperListing {
    try await repository.newspapers(matching: NewspaperQuery(), window: window)
  }

  @Test func `only the source is asked if it answers`() async throws {
    let listing = try await list(NewspaperRepository(source: live, fallback: catalog))
    #expect(listing.total == 5 && listing.origin.fallbackFor == nil)
    #expect(catalog.asked == 0)
  }

  @Test func `an outage is answered from the catalog and says so`() async throws {
    live.failure = outage
    let listing = try await list(NewspaperRepository(source: live, fallback: catalog))
    #expect(listing.total == 1)
    #expect(listing.origin.fallbackFor == Origin.Fallback(name: "live.example", error: outage))
  }

  @Test func `a failed source is left alone until a refresh`() async throws {
    let repository = NewspaperRepository(source: live, fallback: catalog)
    live.failure = outage
    _ = try await list(repository)
    live.failure = nil
    #expect(try await list(repository).total == 1)
    #expect(live.asked == 1)
    await repository.refresh()
    #expect(try await list(repository).total == 5)
  }

  @Test func `one answer that makes no sense costs its list alone`() async throws {
    let nonsense = NewspaperError.malformed(host: "live.example", what: "no JSON")
    let repository = NewspaperRepository(source: live, fallback: catalog)
    live.failure = nonsense
    let cut = try await list(repository)
    #expect(cut.origin.fallbackFor?.error == nonsense && cut.total == 1)
    live.failure = nil
    #expect(try await list(repository).origin.fallbackFor?.error == nonsense, "a list changed while read")
    #expect(try await repository.decades(matching: NewspaperQuery()).map(\.count).max() == 1)
    let other = try await repository.newspapers(matching: NewspaperQuery(words: "gazette"), window: window)
    #expect(other.origin.fallbackFor == nil)
    let record = try await repository.newspaper(Newspaper.samples[0].lccn)
    #expect(record.origin.fallbackFor == nil)
    await repository.refresh()
    #expect(try await list(repository).total == 5)
  }

  @Test func `a record that makes no sense is asked for again`() async throws {
    let repository = NewspaperRepository(source: live, fallback: catalog)
    live.failure = .malformed(host: "live.example", what: "no JSON")
    let number = Newspaper.samples[0].lccn
    #expect(try await repository.newspaper(number).origin.fallbackFor != nil)
    live.failure = nil
    #expect(try await repository.newspaper(number).origin.fallbackFor == nil)
  }

  @Test func `a named source has no fallback`() async {
    live.failure = outage
    await #expect(throws: outage) { try await list(NewspaperRepository(source: live)) }
  }

  @Test func `nonexistence is not an outage`() async throws {
    let repository = NewspaperRepository(source: live, fallback: catalog)
    let number = try LCCN("sn00000000")
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "live.example")
    ) {
      try await repository.newspaper(number)
    }
    #expect(catalog.asked == 0)
  }

  @Test func `what the fallback lacks is reported with the reason for using it`() async throws {
    live.failure = outage
    let repository = NewspaperRepository(source: live, fallback: catalog)
    let number = try LCCN("sn00000000")
    let missing = NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "catalog")
    await #expect(throws: NewspaperError.inFallback(for: "live.example", cause: outage, error: missing)) {
      try await repository.newspaper(number)
    }
  }

  @Test func `a live source is asked once for the same window`() async throws {
    let repository = NewspaperRepository(source: live)
    _ = try await list(repository)
    _ = try await list(repository)
    #expect(live.asked == 1)
    await repository.refresh()
    _ = try await list(repository)
    #expect(live.asked == 2)
  }

  // MARK: Local answers first

  private func atHand(_ repository: NewspaperRepository) async throws(NewspaperError) -> NewspaperListing {
    try await repository.newspapers(matching: NewspaperQuery(), window: window, freshness: .atHand)
  }

  @Test func `a local answer is given at once, and says whose answer is pending`() async throws {
    let repository = NewspaperRepository(source: live, fallback: catalog)
    let listing = try await atHand(repository)
    #expect(listing.total == 1 && listing.origin.awaited == "live.example" && listing.origin.isStale)
    #expect(listing.origin.fallbackFor == nil)
    #expect(live.asked == 0)
    #expect(try await list(repository).total == 5)
  }

  @Test func `an older answer of the source takes precedence over the fallback`() async throws {
    live.isPastItsTime = true
    let listing = try await atHand(NewspaperRepository(source: live, fallback: catalog))
    #expect(listing.total == 5 && listing.origin.awaited == nil && listing.origin.isStale)
  }

  @Test func `after an outage nothing more is awaited`() async throws {
    live.failure = outage
    let repository = NewspaperRepository(source: live, fallback: catalog)
    _ = try await list(repository)
    let listing = try await atHand(repository)
    #expect(listing.origin.awaited == nil && listing.origin.fallbackFor?.error == outage)
  }

  @Test func `a pending list is not requested again by a reader who moved on`() async throws {
    let repository = NewspaperRepository(source: live, fallback: catalog)
    let gate = AsyncStream<Void>.makeStream()
    live.wait(for: { for await _ in gate.stream { break } })
    let first = Task { try await list(repository) }
    while live.asked == 0 { await Task.yield() }
    first.cancel()
    async let second = list(repository)
    try await Task.sleep(for: .milliseconds(20))
    gate.continuation.yield()
    #expect(try await second.total == 5)
    #expect(live.asked == 1)
    await #expect(throws: NewspaperError.canceled) { try await first.value }
  }
}
