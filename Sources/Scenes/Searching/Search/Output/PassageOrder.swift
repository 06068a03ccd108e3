import MVP
import Newspapers
import Presentation

/// What a command does about pages whose passage takes a separate request: it requests them all, after saying
/// what that takes.
@MainActor public final class PassageOrder {
  /// The most requests to make unless the reader allows more.
  public nonisolated static let allowed = 60

  private let limit: Int
  private let tell: (String) -> Void
  /// Why passages are missing, if the server would refuse others, too.
  public private(set) var failure: NewspaperError?

  /// - Parameters:
  ///   - limit: how many requests it may take.
  ///   - tell: receives what it takes, and what was unavailable; sentences without a period.
  public init(limit: Int, tell: @escaping (String) -> Void) {
    (self.limit, self.tell) = (limit, tell)
  }

  /// The same hits with their passages.
  /// - Throws: `.tooCostly` if they take more requests than allowed; then nothing was requested.
  func filled(_ hits: SearchHits, _ source: any FullTextSearch) async throws(NewspaperError) -> SearchHits {
    var filled = hits.hits
    for index in filled.indices { filled[index] = try await kept(filled[index], source) }
    let places = filled.compactMap(\.passage)
    guard let place = places.first else { return hits.replacing(filled, requests: 0) }
    let seconds = Int(places.reduce(0) { $0 + $1.seconds }.rounded(.up))
    guard places.count <= limit else {
      throw .tooCostly(
        source: place.host, requests: places.count, seconds: seconds, limit: limit, excess: .passages(limit))
    }
    tell(SearchWords.price(ofPassages: places.count, at: place.host, seconds: seconds))
    var (asked, isTold) = (0, false)
    for index in filled.indices where filled[index].passage != nil && failure == nil {
      do throws(NewspaperError) {
        asked += 1
        filled[index] = try await source.showing(filled[index], freshness: .atHand)
      } catch {
        if error == .canceled { throw error }
        if error.endsWork { failure = error }
        // A problem with one is often a problem with all.
        if !isTold { tell("no snippet of \(filled[index].page): \(Failure.words(for: error))") }
        isTold = true
      }
    }
    return hits.replacing(filled, requests: asked)
  }

  /// With the passage, if it was requested before.
  private func kept(
    _ hit: SearchHit, _ source: any FullTextSearch
  ) async throws(NewspaperError) -> SearchHit {
    do throws(NewspaperError) {
      return try await source.showing(hit, freshness: .kept)
    } catch {
      if error == .canceled { throw error }
      return hit
    }
  }
}
