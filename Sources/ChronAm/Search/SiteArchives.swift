import NewspaperHTTP
import Newspapers

/// The OCR of a site's batches. The list does not say what is in them.
struct SiteArchives: OCRArchiveList {
  let server: Server

  func archives() async throws(NewspaperError) -> OCRArchiveListing {
    let question = ResourceRequest(server.site.url("/ocr.json"), subject: "list of OCR archives")
    do {
      return try await server.answer(question, as: ArchiveListResponse.self, freshness: .recent) { answer in
        let archives = answer.value.ocr.compactMap(archive)
        return OCRArchiveListing(
          archives: archives, unusable: answer.value.ocr.count - archives.count, origin: answer.origin)
      }
    } catch .notFound {
      throw .unsupported(source: server.site.name, what: "the OCR of its batches")
    }
  }

  func refresh() async { server.refresh() }

  private func archive(_ row: ArchiveListResponse.Row) -> OCRArchive? {
    guard let written = row.url.first ?? row.name.first.map({ "/data/ocr/\($0)" }) else { return nil }
    // A path starts at the host, wherever on it the site is.
    let host = "\(server.site.address.prefix { $0 != ":" })://\(server.site.host)"
    let address = written.hasPrefix("/") ? host + written : written
    return OCRArchive(
      address: address, size: row.size.number, created: row.created.first, sha1: row.sha1.first)
  }
}
