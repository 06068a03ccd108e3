import NewspaperHTTP
import Newspapers

/// A site's batches: page after page as chronam lists them, or all at once as Open ONI does. Its search
/// cannot filter by batch, but rows name their batch.
struct SiteBatches: BatchList {
  let server: Server
  /// The root of the site's chronam JSON.
  let endpoint: @Sendable () async throws(NewspaperError) -> Endpoint

  var name: String { server.site.name }

  var findsByBatch: Bool { false }

  /// More pages of 25 than any site has.
  private static let mostPages = 1000

  func batches() async throws(NewspaperError) -> BatchListing {
    let endpoint = try await endpoint()
    let host = server.site.host
    var (batches, names): ([Batch], Set<String>) = ([], [])
    var origin: Origin?
    for page in 1...SiteBatches.mostPages {
      let part = try await part(endpoint, page)
      origin = part.listing.origin.joined(with: origin)
      let new = part.listing.batches.filter { names.insert($0.name).inserted }
      guard !new.isEmpty else {
        throw .malformed(
          host: host,
          what: page == 1
            ? "its list of batches is empty" : "page \(page) of its batches repeats earlier ones")
      }
      batches += new
      if !part.hasNext { break }
    }
    return BatchListing(
      batches: batches, origin: origin ?? Origin(name: name, asOf: server.now, isLive: true))
  }

  private func part(
    _ endpoint: Endpoint, _ page: Int
  ) async throws(NewspaperError) -> (listing: BatchListing, hasNext: Bool) {
    let question = ResourceRequest(endpoint.batches(page: page), subject: "list of batches")
    do {
      let answer = try await server.answer(question, as: BatchListResponse.self)
      switch answer.value {
      case .chronAm(let rows, let hasNext):
        return (BatchListing(batches: rows.compactMap(\.batch), origin: answer.origin), hasNext)
      case .iiif(let collections):
        return (BatchListing(batches: collections.compactMap(\.batch), origin: answer.origin), false)
      }
    } catch .notFound where page == 1 {
      throw .unsupported(source: name, what: .batchList)
    } catch .notFound {
      // The site has the list, but not all of it.
      throw .serverError(host: server.site.host, status: 404)
    }
  }

  func refresh() async { server.refresh() }
}

extension BatchListResponse.Row {
  fileprivate var batch: Batch? {
    name.first.flatMap { Batch(name: $0, newspapers: lccns.texts, ingested: ingested.first) }
  }
}

extension BatchListResponse.Collection {
  fileprivate var batch: Batch? {
    let ingested = metadata?.first { $0.label.first == "Ingested" }
    return label.first.flatMap { Batch(name: $0, ingested: ingested?.value.first) }
  }
}
