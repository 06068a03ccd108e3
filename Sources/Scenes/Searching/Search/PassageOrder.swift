import MVP
import Newspapers
import Presentation

/// What a command does about pages whose passage takes a request of its own: it asks for all of them, and first says what
/// that takes.
@MainActor public final class PassageOrder {
  /// The requests that are made unless the reader allows more.
  public nonisolated static let allowed = 60

  private let limit: Int
  private let tell: (String) -> Void
  /// Why passages are missing, if the server would show no more of them either.
  public private(set) var failure: NewspaperError?

  /// - Parameters:
  ///   - limit: how many requests it may take.
  ///   - tell: told what it takes, and what could not be had; sentences without a period.
  public init(limit: Int, tell: @escaping (String) -> Void) {
    (self.limit, self.tell) = (limit, tell)
  }

  /// The same hits with their passages.
  /// - Throws: `.tooCostly` if they take more requests than allowed; nothing was asked then.
  func filled(_ hits: SearchHits, _ source: any FullTextSearch) async throws(NewspaperError) -> SearchHits {
    let places = hits.hits.compactMap(\.passage)
    guard let place = places.first else { return hits }
    let seconds = Int(places.reduce(0) { $0 + $1.seconds }.rounded(.up))
    guard places.count <= limit else {
      throw .tooCostly(source: place.host, requests: places.count, seconds: seconds, limit: limit)
    }
    tell(SearchWords.price(ofPassages: places.count, at: place.host, seconds: seconds))
    var (filled, asked, isTold): ([SearchHit], Int, Bool) = ([], 0, false)
    for hit in hits.hits {
      guard hit.passage != nil, failure == nil else {
        filled.append(hit)
        continue
      }
      do throws(NewspaperError) {
        asked += 1
        filled.append(try await source.showing(hit, freshness: .atHand))
      } catch {
        if error == .canceled { throw error }
        filled.append(hit)
        if error.endsWork { failure = error }
        // What is wrong with one is often wrong with all.
        if !isTold { tell("no snippet of \(hit.page): \(Failure.words(for: error))") }
        isTold = true
      }
    }
    return hits.replacing(filled, requests: asked)
  }
}
