import HTTP
import Newspapers

/// A site that is asked for JSON. Everything that can go wrong comes out as a `NewspaperError`.
public struct Server: Sendable {
  public let site: Site
  private let client: any HTTPClient
  private let answerCheck: AnswerCheck
  private let clock: @Sendable () -> Double

  private init(
    _ site: Site, _ client: any HTTPClient, _ clock: @escaping @Sendable () -> Double,
    _ webPage: AnswerCheck.WebPage
  ) {
    self.site = site
    self.client = client
    self.clock = clock
    answerCheck = AnswerCheck(host: site.host, source: site.name, webPage: webPage)
  }

  /// A site of which it is known that it has JSON: a web page in its place is a bot check.
  /// - Parameter now: the time, in seconds since 1970.
  public static func known(
    _ site: Site, client: any HTTPClient, now: @escaping @Sendable () -> Double
  ) -> Server { Server(site, client, now, .botCheck) }

  /// A site that the reader named, which may be of another kind altogether.
  /// - Parameter now: the time, in seconds since 1970.
  public static func named(
    _ site: Site, client: any HTTPClient, now: @escaping @Sendable () -> Double
  ) -> Server { Server(site, client, now, .anotherKindOfSite) }

  /// In seconds since 1970.
  public var now: Double { clock() }

  /// Asks for `url` and decodes the answer.
  /// - Parameters:
  ///   - subject: what is asked for, to say that it was not found: `newspaper sn83030214`.
  ///   - timeout: seconds until the whole transfer has to be done.
  @concurrent
  public func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, from url: String, subject: String, timeout: Double = HTTPRequest.defaultTimeout
  ) async throws(NewspaperError) -> Answer<Value> {
    let response: HTTPResponse
    do {
      response = try await client.send(.json(url, timeout: timeout))
    } catch {
      throw NewspaperError(error, host: site.host)
    }
    try answerCheck.check(response, subject: subject, now: now)
    let value = try JSONReading.decode(type, from: response.body, host: site.host)
    return Answer(value: value, headers: response.headers)
  }
}
