import NewspaperHTTP
import Newspapers

/// Finds out what a site offers, and fetches it.
struct ChronAmSite: Sendable {
  let server: Server

  /// Checks once whether the site has chronam's JSON besides its own. Any other response there (404, 400, a
  /// web page) means no, except for a failure, which says nothing: then the site's own JSON is used until it
  /// says. Only what would affect every request is an error.
  @concurrent
  func probe(_ freshness: Freshness) async throws(NewspaperError) -> Endpoint {
    let url = Endpoint.apiIndex(of: server.site)
    do {
      let question = ResourceRequest(url, subject: .other(url), keepsMissing: true)
      let hasAPI = try await server.answer(question, as: APIIndexResponse.self, freshness: freshness).value
        .hasLinks
      return Endpoint(site: server.site, root: hasAPI ? .chronAmAPI : .site)
    } catch .serverError(let host, let status) where status >= 500 {
      let error = NewspaperError.serverError(host: host, status: status)
      return Endpoint(site: server.site, root: .site, doubt: Endpoint.Doubt(error: error, time: server.now))
    } catch .notFound, .serverError, .cutOff, .malformed {
      return Endpoint(site: server.site, root: .site)
    }
  }

  @concurrent
  func list(_ endpoint: Endpoint, _ freshness: Freshness) async throws(NewspaperError) -> SiteList {
    do {
      let question = ResourceRequest(endpoint.newspapers, subject: "list of newspapers")
      return try await server.answer(question, as: NewspaperListResponse.self, freshness: freshness) {
        [host = server.site.host] answer throws(NewspaperError) in try SiteList(answer, host: host)
      }.doubting(endpoint.doubt)
    } catch .notFound {
      throw .notASite(source: server.site.name, lacking: "/newspapers.json")
    }
  }

  /// - Throws: `.notFound` if the site says it does not have it.
  @concurrent
  func title(
    _ lccn: LCCN, _ endpoint: Endpoint, _ freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    let question = ResourceRequest(endpoint.title(lccn), subject: .newspaper(lccn), listed: lccn)
    return try await server.answer(question, as: TitleResponse.self, freshness: freshness) {
      answer throws(NewspaperError) in
      let listed = answer.value.issues()
      return NewspaperRecord(
        detail: try detail(lccn, endpoint, answer.value, listed),
        origin: listed.map { answer.origin.lacking($0.shortfall) } ?? answer.origin)
    }
  }

  /// - Parameter listed: the issues in `answer`, of which there may be tens of thousands.
  func detail(
    _ lccn: LCCN, _ endpoint: Endpoint, _ answer: TitleResponse, _ listed: TitleIssues?
  ) throws(NewspaperError) -> NewspaperDetail {
    let (page, coverage) = (Endpoint.page(of: lccn, at: endpoint.site), listed?.coverage)
    let (detail, answered) =
      switch answer {
      case .chronAm(let title):
        (title.detail(lccn, coverage: coverage, webAddress: page), title.lccn.first)
      case .iiif(let title):
        (title.detail(lccn, coverage: coverage, webAddress: page), title.metadata("lccn").first)
      }
    if let answered = answered.flatMap({ try? LCCN($0) }), answered != lccn {
      throw .malformed(
        host: server.site.host, what: "it sent \(answered) instead of \(lccn)")
    }
    guard let detail else { throw .malformed(host: server.site.host, what: "newspaper \(lccn) has no title") }
    return detail
  }
}
