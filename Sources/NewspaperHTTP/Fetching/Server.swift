import HTTP
import Newspapers
import Synchronization

/// A site that serves JSON and files. Every failure becomes a `NewspaperError`.
///
/// The client stores responses that were understood, and they are used during an outage: a reader without a
/// network still has what they had yesterday, and is informed of that.
public final class Server: Sendable {
  struct Memory {
    /// Kept responses older than this do not count, because the reader wants new ones. Seconds since 1970.
    var newest = -Double.infinity
    /// The same for responses about some things only.
    var newestOf: [RequestSubject: Double] = [:]
    /// The last outage of the whole server and its time: for a while it is not contacted if there is a kept
    /// response.
    var outage: (error: NewspaperError, time: Double)?
    /// The addresses of which parts were not understood but whole responses were, and when that was looked
    /// up or noted; nil until then.
    var misunderstood: (addresses: Set<String>, time: Double)?
  }

  public let site: Site
  let client: any HTTPClient
  let webPageIsBotCheck: Bool
  private let clock: @Sendable () -> Double
  let memory = Mutex(Memory())

  /// Seconds for which an outage is assumed to last.
  private static let outageInterval = 60.0

  /// Seconds for which a doubtful answer stays fresh if the server does not say.
  private static let doubtfulLife = 600.0

  /// - Parameters:
  ///   - webPageIsBotCheck: whether the site is known to have JSON, so that a web page instead is a bot
  ///     check; a site named by the user may be of another kind altogether.
  ///   - now: the time, in seconds since 1970.
  public init(
    _ site: Site, client: any HTTPClient, webPageIsBotCheck: Bool, now: @escaping @Sendable () -> Double
  ) {
    self.site = site
    self.client = client
    self.webPageIsBotCheck = webPageIsBotCheck
    clock = now
  }

  /// The same for files that are saved.
  public var files: FileServer { FileServer(name: site.name, webPageIsBotCheck: webPageIsBotCheck) }

  /// In seconds since 1970.
  public var now: Double { clock() }

  /// Sends `question` as it is and decodes the response.
  /// - Parameter onMismatch: called if it is JSON with other content than expected.
  func decoded<Value: Decodable & Sendable, Result: Sendable>(
    _ question: ResourceRequest, as type: Value.Type, _ freshness: Freshness,
    onMismatch: @Sendable () -> Void,
    read: @Sendable (Resource<Value>) throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> Result {
    try await ask(question, for: .json, freshness) {
      [host = site.host] body, headers, origin throws(NewspaperError) in
      let value = try JSONReading.decode(Value.self, from: body, host: host, onMismatch: onMismatch)
      return try read(Resource(value: value, headers: headers, origin: origin))
    }
  }

  /// Requests a file and has `read` convert it. A file of another kind, or one that `read` rejects, is not
  /// kept.
  @concurrent
  public func file<Result: Sendable>(
    _ question: ResourceRequest, of content: HTTPContent, freshness: Freshness,
    read: @Sendable (Resource<[UInt8]>) throws(NewspaperError) -> Result
  ) async throws(NewspaperError) -> Result {
    try await ask(question, for: content, freshness) { body, headers, origin throws(NewspaperError) in
      try read(Resource(value: body, headers: headers, origin: origin))
    }
  }

  /// Converts a response's body and headers.
  private typealias Reading<Result> =
    @Sendable ([UInt8], HTTPHeaders, Origin) throws(NewspaperError) -> Result

  private func ask<Result: Sendable>(
    _ question: ResourceRequest, for content: HTTPContent, _ freshness: Freshness, read: Reading<Result>
  ) async throws(NewspaperError) -> Result {
    var request = request(question, for: content)
    let kept = await client.kept(request)
    // A kept response that cannot be read, for example one from a newer version of this program, counts as
    // missing.
    func readKept(_ outage: NewspaperError?) throws(NewspaperError) -> Result? {
      guard let kept, isWhole(kept, content) else { return nil }
      do {
        return try self.read(kept, question, request, outage, read)
      } catch {
        if kept.status == 404 { throw error }
        return nil
      }
    }
    // Nor is a doubtful response worth confirming: it would then be believed for a day.
    func mayConfirmKept() throws(NewspaperError) -> Bool {
      guard kept?.status == 200 else { return true }
      guard let result = try readKept(nil) else { return false }
      return !isDoubtful(result)
    }
    if let verdict = kept?.age.map({ judge($0, question, freshness) }), verdict.isEnough,
      let result = try readKept(verdict.outage)
    {
      return result
    }
    if freshness == .kept {
      guard let result = try readKept(nil) else { throw .notHere(what: question.subject) }
      return result
    }
    do {
      let response = try await send(request, mayConfirmKept: mayConfirmKept())
      if response.status == 404 { await client.keep(response, of: request) }
      let result = try self.read(response, question, request, nil, read)
      if isDoubtful(result) { request.shelfLife = request.shelfLife.map { min($0, Server.doubtfulLife) } }
      if isWhole(response, content) { await client.keep(response, of: request) }
      memory.withLock { $0.outage = nil }
      return result
    } catch .notHere {
      guard let result = try readKept(nil) else { throw .notHere(what: question.subject) }
      return result
    } catch {
      guard error.isOutage else { throw error }
      // One response that makes no sense says nothing about the others.
      if error.endsWork { memory.withLock { $0.outage = (error, now) } }
      guard let result = try readKept(error) else { throw error }
      return result
    }
  }

  private func isDoubtful<Result>(_ result: Result) -> Bool {
    (result as? any Doubtful)?.isDoubtful ?? false
  }

  /// A picture that is cut off can be shown, but it is requested again the next time.
  private func isWhole(_ response: HTTPResponse, _ content: HTTPContent) -> Bool {
    switch content {
    case .jpeg: response.status != 200 || !PageScan.lacksEnd(response.body)
    case .json, .text, .xml, .file: true
    }
  }

  /// Whether a kept response is good enough, and the outage because of which it has to be.
  private func judge(
    _ age: HTTPResponse.Age, _ question: ResourceRequest, _ freshness: Freshness
  ) -> (isEnough: Bool, outage: NewspaperError?) {
    let memory = memory.withLock { $0 }
    let oldest = max(memory.newest, memory.newestOf[question.subject] ?? -.infinity)
    if age.asOf >= oldest, freshness.accepts(isStale: age.isStale) { return (true, nil) }
    guard let outage = memory.outage, (0..<Server.outageInterval).contains(now - outage.time) else {
      return (false, nil)
    }
    return (true, outage.error)
  }

  /// - Parameter mayConfirmKept: if false, the kept response must not be revalidated.
  private func send(_ request: HTTPRequest, mayConfirmKept: Bool) async throws(NewspaperError) -> HTTPResponse
  {
    var request = request
    if !mayConfirmKept { request.shelfLife = nil }
    do throws(HTTPError) {
      return try await client.send(request)
    } catch {
      throw NewspaperError(error, host: site.host)
    }
  }

  /// - Parameter outage: why this is not a new response.
  private func read<Result>(
    _ response: HTTPResponse, _ question: ResourceRequest, _ request: HTTPRequest, _ outage: NewspaperError?,
    _ read: Reading<Result>
  ) throws(NewspaperError) -> Result {
    try ResponseCheck(host: site.host, source: site.name).check(
      response, to: request, subject: question.subject, now: now)
    let origin = Origin(
      name: site.name, asOf: response.age?.asOf ?? now, isLive: true,
      isStale: response.age?.isStale ?? false,
      fallbackFor: outage.map { Origin.Fallback(name: site.name, error: $0) })
    return try read(response.body, response.headers, origin)
  }
}
