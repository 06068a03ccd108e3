import NewspaperHTTP
import Newspapers

/// Finds out what a site offers, and fetches it.
struct ChronAmSite: Sendable {
  let server: Server

  /// Asks once whether the site has chronam's JSON besides its own. Whatever it answers there that is not that
  /// (404, an error, a web page) means no; only what would befall every question is an error.
  @concurrent
  func probe() async throws(NewspaperError) -> Endpoint {
    let url = Endpoint.apiIndex(of: server.site)
    do {
      let hasAPI = try await server.answer(APIIndexAnswer.self, from: url, subject: url).value.hasLinks
      return Endpoint(site: server.site, root: hasAPI ? .chronAmAPI : .site)
    } catch .notFound, .serverError, .malformed {
      return Endpoint(site: server.site, root: .site)
    }
  }

  @concurrent
  func list(_ endpoint: Endpoint) async throws(NewspaperError) -> SiteList {
    do {
      let answer = try await server.answer(
        NewspaperListAnswer.self, from: endpoint.newspapers, subject: "list of newspapers")
      return try SiteList(answer.value, asOf: server.now, host: server.site.host)
    } catch .notFound {
      throw .unsupported(source: server.site.name, what: "a list of newspapers: it has no /newspapers.json")
    }
  }

  /// - Throws: `.notFound` if the site says so.
  @concurrent
  func title(_ lccn: LCCN, _ endpoint: Endpoint) async throws(NewspaperError) -> NewspaperDetail {
    let answer = try await server.answer(
      TitleAnswer.self, from: endpoint.title(lccn), subject: "newspaper \(lccn)"
    ).value
    let page = endpoint.page(of: lccn)
    let (detail, answered) =
      switch answer {
      case .chronAm(let title): (title.detail(lccn, webAddress: page), title.lccn.first)
      case .iiif(let title): (title.detail(lccn, webAddress: page), title.metadata("lccn").first)
      }
    if let answered = answered.flatMap({ try? LCCN($0) }), answered != lccn {
      throw .malformed(
        host: server.site.host, what: "it answered about \(answered) where \(lccn) was asked for")
    }
    guard let detail else { throw .malformed(host: server.site.host, what: "newspaper \(lccn) has no title") }
    return detail
  }
}
