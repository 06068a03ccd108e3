import NewspaperHTTP
import Newspapers

/// The OCR of a site's batches. The list does not say what is in them.
struct SiteArchives: OCRArchiveList {
  let server: Server
  /// Addresses that the site gives for its newspapers, which tell what host it thinks it is on.
  let links: @Sendable () async throws(NewspaperError) -> [String]

  func archives() async throws(NewspaperError) -> OCRArchiveListing {
    let question = ResourceRequest(server.site.url("/ocr.json"), subject: "list of OCR archives")
    let answer: Resource<ArchiveListResponse>
    do {
      answer = try await server.answer(question, as: ArchiveListResponse.self)
    } catch .notFound {
      throw .unsupported(source: server.site.name, what: "the OCR of its batches")
    }
    let rows = answer.value.ocr
    let (links, trouble) = try await linksIfNeeded(rows)
    let archives = rows.compactMap { archive($0, links) }
    return OCRArchiveListing(
      archives: archives, unusable: rows.count - archives.count,
      origin: answer.origin.lacking("addresses as seen from outside the site", because: trouble))
  }

  func refresh() async { server.refresh() }

  /// The site's own links, if one of its files seems to be on another host: behind a proxy that is this site.
  private func linksIfNeeded(
    _ rows: [ArchiveListResponse.Row]
  ) async throws(NewspaperError) -> (links: [String], trouble: NewspaperError?) {
    let site = server.site
    let addresses = rows.compactMap(\.url.first)
    guard addresses.contains(where: { ServiceAddress.isElsewhere($0, than: site) }) else { return ([], nil) }
    do {
      return (try await links(), nil)
    } catch .canceled {
      throw .canceled
    } catch .notASite {
      return ([], nil)
    } catch {
      return ([], error)
    }
  }

  private func archive(_ row: ArchiveListResponse.Row, _ links: [String]) -> OCRArchive? {
    guard let written = row.url.first ?? row.name.first.map({ "/data/ocr/\($0)" }) else { return nil }
    // A path starts at the host, wherever on it the site is.
    let host = "\(server.site.address.prefix { $0 != ":" })://\(server.site.host)"
    let address =
      written.hasPrefix("/")
      ? host + written : ServiceAddress.address(ofFile: written, links: links, on: server.site)
    return OCRArchive(
      address: address, size: row.size.number, created: row.created.first, sha1: row.sha1.first)
  }
}
