import NewspaperHTTP
import Newspapers

/// Where the files of pages are. When a batch is replaced, its files move to paths other than those in an
/// issue's kept response or a list.
struct FilePlaces: Sendable {
  /// Says where files are.
  let server: Server
  /// The name of the server that has the files.
  let tiles: String
  /// Issues with the files of their pages.
  let issueFiles: KeyedMemo<IssueID, IssueFiles>
  /// The sizes of scans, for pages whose issue does not give them.
  let scanSizes: KeyedMemo<PageID, ImageInformation>

  /// The result of `ask` about the files of a page. If they are not there, it looks for where they are now.
  /// - Parameters:
  ///   - freshness: that of requests for the page; where its files are seldom changes, but must not be
  ///     requested if only stored data may be used.
  ///   - part: what is missing here if the issue is: the page's text may still be here.
  ///   - listed: where a list says the files are, which saves the request for the issue.
  func withFiles<Value: Sendable>(
    of page: PageID, _ freshness: Freshness = .atHand, for part: String? = nil,
    listed: SegmentPath? = nil,
    _ ask: @Sendable (IssueFiles.Page) async throws(NewspaperError) -> Value
  ) async throws(NewspaperError) -> Value {
    var place: IssueFiles.Page
    if let listed {
      place = IssueFiles.Page(segment: listed, size: nil, hasScan: true)
    } else {
      place = try await files(of: page, freshness, for: part)
    }
    // After a list's place comes that of the kept issue; after that, the one where the files are now.
    for _ in 0..<(listed == nil ? 1 : 2) {
      do throws(NewspaperError) {
        return try await ask(place)
      } catch {
        guard let other = try await otherFiles(of: page, than: place.segment, after: error, freshness) else {
          throw error
        }
        place = other
      }
    }
    return try await ask(place)
  }

  /// As the issue's response says, however old that is.
  func files(
    of page: PageID, _ freshness: Freshness = .atHand, for part: String? = nil
  ) async throws(NewspaperError) -> IssueFiles.Page {
    do throws(NewspaperError) {
      return try await issueFiles.get(page.issue, freshness.acceptingOld)
        .page(page, source: server.site.name)
    } catch {
      if let part, error.isNotHere { throw .notHere(what: .part(part, of: page)) }
      throw error
    }
  }

  /// Where else to ask, after `error` in response to a question about the files at `asked`; nil for nowhere.
  private func otherFiles(
    of page: PageID, than asked: SegmentPath, after error: NewspaperError, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueFiles.Page? {
    switch error {
    case .notFound(_, let source) where source == tiles && freshness != .kept:
      do throws(NewspaperError) {
        return try await movedFiles(of: page, from: asked, freshness)
      } catch {
        // The Library was asked, and names no place at all.
        if case .notFound = error { return nil }
        throw error
      }
    case .notHere:
      // If a page has moved since it was listed, what is here of it came from where its issue says.
      guard let kept = try? await files(of: page, .kept), kept.segment != asked else { return nil }
      return kept
    default: return nil
    }
  }

  /// Where the files of a page are if they are no longer at `gone`; nil if the Library names no other place.
  /// It is asked again only if what it said, now at least an hour ago, names no other place either; with
  /// `.recent`, a minute ago.
  /// - Throws: also why the Library could not be asked, since the files may be anywhere then.
  func movedFiles(
    of page: PageID, from gone: SegmentPath, _ freshness: Freshness = .atHand
  ) async throws(NewspaperError) -> IssueFiles.Page? {
    let name = server.site.name
    var known = try await issueFiles.get(page.issue, .atHand)
    let isOtherKnown = (try? known.page(page, source: name)).map { $0.segment != gone } ?? false
    let oldest = server.now - FilePlaces.trust(freshness)
    if !isOtherKnown, known.issue.origin.asOf < oldest {
      server.expire(.issue(page.issue), before: oldest)
      known = try await issueFiles.get(page.issue, .recent)
      if let outage = known.issue.origin.fallbackFor { throw outage.error }
    }
    let found = try known.page(page, source: name)
    guard found.segment != gone else { return nil }
    // These are the sizes of the pictures at the old places.
    await scanSizes.forget()
    return found
  }

  /// For how many seconds the Library is believed if a file is not where it says. A reader who wants
  /// everything new does not wait, but the pages of an issue share one request.
  private static func trust(_ freshness: Freshness) -> Double {
    switch freshness {
    case .recent: 60
    case .kept, .atHand: 3600
    }
  }
}
