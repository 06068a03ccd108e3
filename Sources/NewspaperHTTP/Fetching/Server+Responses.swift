import HTTP
import Newspapers
import Synchronization

extension Server {
  /// Sends `question`, decodes the answer, and has `read` turn it into the result. An answer that `read`
  /// refuses is not stored.
  ///
  /// If only parts of an answer were requested and the response is not understood, the whole answer is
  /// requested once. If that is understood, and the same happens at another address before any part is
  /// understood, whole answers are requested for a day.
  @concurrent
  public func answer<Value: Decodable & Sendable, Result: Sendable>(
    _ question: ResourceRequest, as type: Value.Type, freshness: Freshness,
    read: @Sendable (Resource<Value>) throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> Result {
    guard let whole = question.ofWholeResponse else {
      return try await decoded(question, as: type, freshness, onMismatch: {}, read: read)
    }
    if await givesNoParts { return try await decoded(whole, as: type, freshness, onMismatch: {}, read: read) }
    let start = now
    let isNew = Mutex(false)
    let isMismatch = Mutex(false)
    do throws(NewspaperError) {
      let result = try await decoded(
        question, as: type, freshness, onMismatch: { isMismatch.withLock { $0 = true } }
      ) { (answer: Resource<Value>) throws(NewspaperError) -> Result in
        isNew.withLock { $0 = answer.origin.asOf >= start }
        return try read(answer)
      }
      if isNew.withLock({ $0 }), await !misunderstood.isEmpty { await remember([]) }
      return result
    } catch {
      guard isMismatch.withLock({ $0 }) else { throw error }
      // If the whole answer fails, too, its error says more than this one, which may be about parts only.
      let result = try await decoded(whole, as: type, freshness, onMismatch: {}, read: read)
      await remember(misunderstood.union([question.url]))
      return result
    }
  }

  /// Requests the whole of a decoded response.
  public func answer<Value: Decodable & Sendable>(
    _ question: ResourceRequest, as type: Value.Type, freshness: Freshness = .recent
  ) async throws(NewspaperError) -> Resource<Value> {
    try await answer(question, as: type, freshness: freshness) { $0 }
  }

  // MARK: What was learned about the server, stored for all programs as a response of its own

  private var note: HTTPRequest {
    .for(.json, site.address + "/#answers-in-whole", shelfLife: ResourceRequest.day)
  }

  /// Whether whole answers have to be requested. One part that makes no sense says nothing about others.
  private var givesNoParts: Bool {
    get async { await misunderstood.count > 1 }
  }

  /// What was noted today, since the last refresh and since the last part that was understood.
  private var misunderstood: Set<String> {
    get async {
      let memory = memory.withLock { $0 }
      if let known = memory.misunderstood, now - known.time < ResourceRequest.day { return known.addresses }
      let noted = await client.kept(note)
      guard let kept = noted, let age = kept.age, !age.isStale, age.asOf >= memory.newest else {
        // The reader asked for everything again, which goes for other programs, too.
        if noted?.body.isEmpty == false { await remember([]) }
        hold([])
        return []
      }
      let lines = String(decoding: kept.body, as: UTF8.self).split(separator: "\n").map(String.init)
      let addresses = Set(lines.filter { $0.hasPrefix(site.address) })
      hold(addresses)
      return addresses
    }
  }

  private func remember(_ addresses: Set<String>) async {
    hold(addresses)
    let lines = addresses.sorted().joined(separator: "\n")
    await client.keep(HTTPResponse(status: 200, body: Array(lines.utf8), url: note.url), of: note)
  }

  private func hold(_ addresses: Set<String>) {
    memory.withLock { $0.misunderstood = (addresses, now) }
  }
}
