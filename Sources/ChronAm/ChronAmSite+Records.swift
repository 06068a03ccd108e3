import HTTP
import NewspaperHTTP
import Newspapers

extension ChronAmSite {
  /// The record with everything the site knows. chronam's JSON has no languages, frequency, notes or other
  /// titles, and only the catalog record names the preceding and succeeding newspapers, so that is requested
  /// as well; if it is not available, Open ONI's own JSON says most of it.
  ///
  /// Anything unavailable beyond the title's own response leaves a gap in its origin, and is not an error.
  /// - Throws: `.notFound` if the site has no such newspaper.
  @concurrent
  func wholeRecord(
    of lccn: LCCN, _ endpoint: Endpoint, _ freshness: Freshness, reading: @escaping RecordReading
  ) async throws(NewspaperError) -> NewspaperRecord {
    let record = try await title(lccn, endpoint, freshness)
    var trouble: NewspaperError?
    do {
      if let more = try await cataloged(lccn, endpoint, freshness, reading) {
        return NewspaperRecord(detail: record.detail.completed(by: more), origin: record.origin)
      }
    } catch .canceled {
      throw .canceled
    } catch {
      trouble = error
    }
    if endpoint.root == .chronAmAPI, trouble?.endsWork != true {
      do {
        let own = Endpoint(site: server.site, root: .site)
        let more = try await title(lccn, own, freshness).detail
        return NewspaperRecord(
          detail: record.detail.completed(by: more),
          origin: record.origin.lacking("the newspapers before and after", because: trouble))
      } catch .canceled {
        throw .canceled
      } catch {
        trouble = trouble ?? error
      }
    }
    // Only Open ONI's own JSON has languages, and it lacks only these.
    let what =
      record.detail.newspaper.languages.isEmpty
      ? "parts of the record, such as notes and related titles," : "the newspapers before and after"
    return NewspaperRecord(detail: record.detail, origin: record.origin.lacking(what, because: trouble))
  }

  /// The catalog record; nil if the site has none.
  private func cataloged(
    _ lccn: LCCN, _ endpoint: Endpoint, _ freshness: Freshness, _ reading: @escaping RecordReading
  ) async throws(NewspaperError) -> NewspaperDetail? {
    let question = ResourceRequest(
      endpoint.catalogRecord(of: lccn), subject: .other("catalog record of newspaper \(lccn)"),
      keepsMissing: true
    )
    do {
      return try await server.file(question, of: .xml, freshness: freshness) {
        [host = server.site.host] file throws(NewspaperError) in
        let detail = try reading(file.value, host)
        guard detail.newspaper.lccn == lccn else {
          throw .malformed(
            host: host,
            what: "it sent the catalog record of \(detail.newspaper.lccn) instead of \(lccn)")
        }
        return detail
      }
    } catch .notFound {
      return nil
    }
  }

  /// The list with what chronam's JSON omits at an Open ONI site: newspapers without a state, which only the
  /// site's own list names. Every kind of site needs that list, so it is requested while the kind is being
  /// determined.
  @concurrent
  func wholeList(_ endpoint: Memo<Endpoint>, _ freshness: Freshness) async throws(NewspaperError) -> SiteList
  {
    async let own = ownList(freshness)
    let endpoint = try await endpoint.get(freshness)
    guard endpoint.root == .chronAmAPI else { return try await own.get().doubting(endpoint.doubt) }
    let list = try await list(endpoint, freshness)
    do {
      return list.adding(try await own.get())
    } catch .canceled {
      throw .canceled
    } catch .notASite {
      return list
    } catch {
      return list.lacking("newspapers without a state", because: error)
    }
  }

  private func ownList(_ freshness: Freshness) async -> Result<SiteList, NewspaperError> {
    do throws(NewspaperError) {
      return .success(try await list(Endpoint(site: server.site, root: .site), freshness))
    } catch {
      return .failure(error)
    }
  }
}
