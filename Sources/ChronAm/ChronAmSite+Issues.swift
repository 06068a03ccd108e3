import HTTP
import NewspaperHTTP
import Newspapers

extension ChronAmSite {
  /// All issues of a newspaper, from the same response as its record.
  @concurrent
  func issues(
    of lccn: LCCN, _ endpoint: Endpoint, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let question = ResourceRequest(endpoint.title(lccn), subject: .newspaper(lccn), listed: lccn)
    return try await server.answer(question, as: TitleResponse.self, freshness: freshness) {
      [host = server.site.host] answer throws(NewspaperError) in
      let listed = answer.value.issues()
      _ = try detail(lccn, endpoint, answer.value, listed)
      guard let listed else {
        throw .malformed(host: host, what: "newspaper \(lccn) has no issue list")
      }
      return IssueList(
        lccn: lccn, issues: Array(listed.issues), years: nil, origin: answer.origin.lacking(listed.shortfall))
    }
  }

  @concurrent
  func issue(
    _ id: IssueID, _ endpoint: Endpoint, _ freshness: Freshness
  ) async throws(NewspaperError) -> Issue {
    let question = ResourceRequest(endpoint.issue(id), subject: .issue(id), shelfLife: .infinity)
    return try await server.answer(question, as: IssueResponse.self, freshness: freshness) {
      [host = server.site.host] answer throws(NewspaperError) in
      if let answered = answer.value.id, answered != id {
        throw .malformed(host: host, what: "it sent issue \(answered) instead of \(id)")
      }
      return Issue(
        id: id, title: answer.value.title ?? id.lccn.description, pages: answer.value.pages,
        volume: answer.value.volume, number: answer.value.number, webAddress: endpoint.page(of: id),
        origin: answer.origin)
    }
  }

  /// How to get the scan of a page. chronam does not say how large it is, so its shape is taken from the
  /// smallest picture. Open ONI answers 500 for a page whose scan it has lost, which no repetition changes.
  @concurrent
  func image(
    of page: PageID, _ endpoint: Endpoint, _ freshness: Freshness
  ) async throws(NewspaperError) -> PageImage {
    let site = server.site
    let question = ResourceRequest(endpoint.record(of: page), subject: .page(page), shelfLife: .infinity)
    let image: PageImage?
    do {
      image = try await server.answer(question, as: PageResponse.self, freshness: freshness) {
        answer throws(NewspaperError) in
        guard case .iiif(let canvas) = answer.value else { return nil }
        guard canvas.hasScan else { return PageImage.none }
        guard let named = canvas.service,
          let service = ServiceAddress.address(named, links: canvas.links, on: site)
        else { throw .malformed(host: site.host, what: "page \(page) has a scan but no image service") }
        let size = IIIFImage.Size(width: canvas.width.count, height: canvas.height.count)
        return .iiif(IIIFImage(service: service, size: size))
      }
    } catch .serverError(let host, status: 500) {
      guard try await answers(about: page, endpoint) else { throw .serverError(host: host, status: 500) }
      return .unavailable
    }
    if let image { return image }
    let thumbnail = ResourceRequest(
      endpoint.thumbnail(of: page), subject: .scan(of: page), shelfLife: .infinity)
    return try await server.file(thumbnail, of: .jpeg, freshness: freshness) { file throws(NewspaperError) in
      guard let shape = JPEGShape(file.value) else {
        throw .malformed(host: site.host, what: "the picture of page \(page) has no size")
      }
      return .whole(shape)
    }
  }

  /// Whether the site says if it has the text of a page.
  private func answers(about page: PageID, _ endpoint: Endpoint) async throws(NewspaperError) -> Bool {
    let question = textRequest(of: page, endpoint)
    do {
      return try await server.file(question, of: .text, freshness: .recent) { _ in true }
    } catch .notFound {
      return true
    } catch .canceled {
      throw .canceled
    } catch {
      // The first failure is reported.
      return false
    }
  }

  /// For the text from the site's own text service.
  func textRequest(of page: PageID, _ endpoint: Endpoint) -> ResourceRequest {
    ResourceRequest(
      endpoint.text(of: page), subject: .part("text", of: page), shelfLife: .infinity, page: page)
  }
}
