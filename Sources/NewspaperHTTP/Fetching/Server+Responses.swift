import HTTP
import Newspapers
import Synchronization

extension Server {
  /// Sends `question`, decodes the answer, and has `read` turn it into the result. An answer that `read`
  /// refuses is not stored.
  ///
  /// If only parts of an answer were requested and the response is not understood, the whole answer is
  /// requested once; if that is understood, whole answers are requested from then on.
  @concurrent
  public func answer<Value: Decodable & Sendable, Result: Sendable>(
    _ question: ResourceRequest, as type: Value.Type, freshness: Freshness,
    read: @Sendable (Resource<Value>) throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> Result {
    guard let whole = question.ofWholeResponse else {
      return try await decoded(question, as: type, freshness, onMismatch: {}, read: read)
    }
    if await givesNoParts { return try await decoded(whole, as: type, freshness, onMismatch: {}, read: read) }
    let isMismatch = Mutex(false)
    do throws(NewspaperError) {
      return try await decoded(
        question, as: type, freshness, onMismatch: { isMismatch.withLock { $0 = true } }, read: read)
    } catch {
      guard isMismatch.withLock({ $0 }) else { throw error }
      // If the whole answer fails, too, its error says more than this one, which may be about parts only.
      let result = try await decoded(whole, as: type, freshness, onMismatch: {}, read: read)
      await noteThatItGivesNoParts()
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
    .for(.json, site.address + "/#answers-in-whole", shelfLife: Server.noteLife)
  }

  /// Seconds: a month.
  private static let noteLife = 30 * ResourceRequest.day

  private var givesNoParts: Bool {
    get async {
      if let known = memory.withLock({ $0.givesNoParts }) { return known }
      let isNoted = await client.kept(note)?.age?.isStale == false
      memory.withLock { $0.givesNoParts = isNoted }
      return isNoted
    }
  }

  private func noteThatItGivesNoParts() async {
    memory.withLock { $0.givesNoParts = true }
    await client.keep(HTTPResponse(status: 200, body: Array("true".utf8), url: note.url), of: note)
  }
}
