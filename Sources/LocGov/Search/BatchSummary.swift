import NewspaperHTTP
import Newspapers

/// The Library's batches, in one response that is kept for a day.
struct BatchSummary: BatchList {
  let server: Server

  var name: String { server.site.name }

  var findsByBatch: Bool { true }

  /// In seconds: nearly three thousand rows, which cannot be requested in parts.
  private static let timeout = 90.0

  func batches() async throws(NewspaperError) -> BatchListing {
    try await ask(for: .batchList) {
      answer throws(NewspaperError) in
      let batches = answer.value.datasets.compactMap { row in
        row.batch.first.flatMap {
          Batch(name: $0, newspapers: row.lccns.texts, ingested: row.ingested.first)
        }
      }
      guard !batches.isEmpty else { throw nothing(answer) }
      return BatchListing(batches: batches, origin: answer.origin)
    }
  }

  /// - Parameter what: for an error that says that the Library does not have it.
  private func ask<Listing: Sendable>(
    for what: SourceFeature,
    read: @escaping @Sendable (Resource<BatchSummaryResponse>) throws(NewspaperError) -> Listing
  ) async throws(NewspaperError) -> Listing {
    let question = ResourceRequest(
      server.site.url("/collections/chronicling-america/datasets/batch-summary/", [("fo", "json")]),
      subject: "list of batches", timeout: BatchSummary.timeout)
    do {
      return try await server.answer(question, as: BatchSummaryResponse.self, freshness: .recent, read: read)
    } catch .notFound {
      throw .unsupported(source: name, what: what)
    }
  }

  private func nothing(_ answer: Resource<BatchSummaryResponse>) -> NewspaperError {
    answer.isNotWorthKeeping
      ? .degraded(host: server.site.host)
      : .malformed(host: server.site.host, what: "its list of batches is empty")
  }

  func refresh() async { server.refresh() }
}

extension BatchSummary: OCRArchiveList {
  /// The Library's rate limits: https://www.loc.gov/apis/json-and-yaml/working-within-limits/
  private static let filesInTenMinutes = 10

  func archives() async throws(NewspaperError) -> OCRArchiveListing {
    try await ask(for: "the OCR of its batches") { answer throws(NewspaperError) in
      let rows = answer.value.datasets
      guard !rows.isEmpty else { throw nothing(answer) }
      let archives = rows.compactMap(\.archive)
      return OCRArchiveListing(
        archives: archives, unusable: rows.count - archives.count,
        filesInTenMinutes: BatchSummary.filesInTenMinutes, origin: answer.origin)
    }
  }
}

extension BatchSummaryResponse.Row {
  fileprivate var archive: OCRArchive? {
    OCRArchive(
      batch: batch.first, address: url.first ?? "", size: size.number, created: archiveCreated.first,
      sha1: sha1.first, sha256: sha256.first, pageCount: pageCount.count, issueCount: issueCount.count,
      newspapers: lccns.texts)
  }
}
