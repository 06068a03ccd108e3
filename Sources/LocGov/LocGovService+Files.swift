import NewspaperHTTP
import Newspapers

/// Where the files of pages are. Batches are replaced now and then, and their files are then at other paths
/// than an issue's kept response says.
extension LocGovService {
  /// The result of `ask` about the files of a page. If they are not there, it looks for where they are now.
  /// - Parameters:
  ///   - freshness: that of requests for the page; where its files are seldom changes, but must not be
  ///     requested if only stored data may be used.
  ///   - part: what is not here either if the issue is not: the page's text may well be.
  func withFiles<Value: Sendable>(
    of page: PageID, _ freshness: Freshness = .atHand, for part: String? = nil,
    _ ask: @Sendable (IssueFiles.Page) async throws(NewspaperError) -> Value
  ) async throws(NewspaperError) -> Value {
    let known = try await files(of: page, freshness, for: part)
    do {
      return try await ask(known)
    } catch .notFound(let what, let source) where freshness != .kept && source == tiles.site.name {
      guard let moved = try await movedFiles(of: page, from: known.segment) else {
        throw .notFound(what: what, source: source)
      }
      return try await ask(moved)
    }
  }

  /// As the issue's response says, however old that is.
  func files(
    of page: PageID, _ freshness: Freshness = .atHand, for part: String? = nil
  ) async throws(NewspaperError) -> IssueFiles.Page {
    do throws(NewspaperError) {
      return try await issueFiles.get(page.issue, freshness.acceptingOld)
        .page(page, source: name)
    } catch {
      if let part, error.isNotHere { throw .notHere(what: .part(part, of: page)) }
      throw error
    }
  }

  /// Where the files of a page are if they are no longer at `gone`; nil if the Library names no other place.
  /// It is asked again unless its response is less than a day old.
  /// - Throws: also why the Library could not be asked, since the files may be anywhere then.
  func movedFiles(
    of page: PageID, from gone: SegmentPath
  ) async throws(NewspaperError) -> IssueFiles.Page? {
    var known = try await issueFiles.get(page.issue, .atHand)
    let oldest = server.now - ResourceRequest.day
    if known.issue.origin.asOf < oldest {
      server.expire(.issue(page.issue), before: oldest)
      known = try await issueFiles.get(page.issue, .recent)
      if let outage = known.issue.origin.fallbackFor { throw outage.error }
      // It is that of the picture at the old place.
      await scanSizes.forget(page)
    }
    let found = try known.page(page, source: name)
    return found.segment == gone ? nil : found
  }
}
