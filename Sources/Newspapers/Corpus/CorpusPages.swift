/// The pages of a corpus on this machine.
public protocol CorpusPages: Sendable {
  /// For display: `corpus herald`.
  var name: String { get }

  /// The text of a page; nil if the corpus does not have it.
  /// - Throws: `.unreadable` if what it has is damaged.
  func text(of page: PageID) async throws(NewspaperError) -> PageText?

  /// An issue with those of its pages that the corpus has; nil if it has none.
  func issue(_ id: IssueID) async throws(NewspaperError) -> Issue?
}

/// Another archive, with the pages of a corpus read from there: a hit's position refers to that text.
public struct CorpusArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let corpus: any CorpusPages

  public init(_ archive: any NewspaperArchive, corpus: any CorpusPages) {
    (self.archive, self.corpus) = (archive, corpus)
  }

  /// Pages that the corpus does not have come from the other archive.
  public func name(of lccn: LCCN) -> String { "\(corpus.name) or \(archive.name(of: lccn))" }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    if freshness == .recent { return try await archive.text(of: page, freshness: freshness) }
    do {
      if let text = try await corpus.text(of: page) { return text }
    } catch {
      guard case .unreadable = error else { throw error }
      let other: PageText
      do { other = try await archive.text(of: page, freshness: freshness) } catch _ { throw error }
      return PageText(
        page: page, text: other.text, layout: other.layout,
        origin: other.origin.asFallback(for: corpus.name, after: error), readings: other.readings)
    }
    return try await archive.text(of: page, freshness: freshness)
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    if part == .text, (try? await corpus.text(of: page)) != nil { return true }
    return await archive.isHere(part, of: page)
  }

  /// Stored data comes first, since it has all pages and knows the previous and next issues; the network
  /// last.
  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    if freshness == .recent { return try await archive.issue(id, freshness: freshness) }
    do {
      return try await archive.issue(id, freshness: .kept)
    } catch {
      if error == .canceled { throw error }
      // Damaged pages were reported with the text.
      if let issue = try? await corpus.issue(id) { return issue }
      if freshness == .kept { throw error }
    }
    return try await archive.issue(id, freshness: freshness)
  }
}

extension NewspaperService {
  /// The same, with pages read from a corpus first.
  public func reading(_ corpus: any CorpusPages) -> NewspaperService {
    NewspaperService(
      directory: directory, archive: CorpusArchive(archive, corpus: corpus), kept: kept, search: search,
      rereader: rereader, ocrArchives: ocrArchives)
  }
}
