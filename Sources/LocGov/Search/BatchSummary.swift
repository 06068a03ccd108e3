import NewspaperHTTP
import Newspapers

/// The Library's batches, in one response that is kept for a day.
struct BatchSummary: BatchList {
  let server: Server

  var name: String { server.site.name }

  var findsByBatch: Bool { true }

  /// In seconds: nearly three thousand rows, which cannot be asked for in parts.
  private static let timeout = 90.0

  func batches() async throws(NewspaperError) -> BatchListing {
    let question = ResourceRequest(
      server.site.url("/collections/chronicling-america/datasets/batch-summary/", [("fo", "json")]),
      subject: "list of batches", timeout: BatchSummary.timeout)
    do {
      return try await server.answer(question, as: BatchSummaryResponse.self, freshness: .recent) {
        answer throws(NewspaperError) in try listing(answer)
      }
    } catch .notFound {
      throw .unsupported(source: name, what: "a list of its batches, by which new pages are told")
    }
  }

  private func listing(_ answer: Resource<BatchSummaryResponse>) throws(NewspaperError) -> BatchListing {
    let batches = answer.value.datasets.compactMap { row in
      row.batch.first.flatMap {
        Batch(name: $0, newspapers: row.lccns.texts, ingested: row.ingested.first)
      }
    }
    guard !batches.isEmpty else {
      if answer.isNotWorthKeeping { throw .degraded(host: server.site.host) }
      throw .malformed(host: server.site.host, what: "its list of batches is empty")
    }
    return BatchListing(batches: batches, origin: answer.origin)
  }

  func refresh() async { server.refresh() }
}
