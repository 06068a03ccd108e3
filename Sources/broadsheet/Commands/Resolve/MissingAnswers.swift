import HTTP
import NewspaperHTTP

/// What a source said it does not have, kept for a day: an interrupted check continues where it stopped.
///
/// It is stored like responses, but apart from them: a reader who opens an issue should not be told that it
/// is missing just because it was missing yesterday.
struct MissingAnswers: Sendable {
  private let client: CachingClient

  init(_ settings: Settings) {
    client = CachingClient(
      OfflineClient(), cache: ResponseCache(settings),
      onTrouble: { StandardError.note("answers cannot be stored: \($0)") })
  }

  /// - Parameters:
  ///   - name: of what is missing.
  ///   - source: the address of the source.
  func has(_ name: String, at source: String) async -> Bool {
    guard let kept = await client.kept(request(name, source)), let age = kept.age else { return false }
    return kept.status == 404 && !age.isStale
  }

  func add(_ name: String, at source: String) async {
    let request = request(name, source)
    await client.keep(HTTPResponse(status: 404, url: request.url), of: request)
  }

  private func request(_ name: String, _ source: String) -> HTTPRequest {
    var request = HTTPRequest("\(source)/#missing/\(name)", shelfLife: ResourceRequest.day)
    request.keepsMissing = true
    return request
  }
}
