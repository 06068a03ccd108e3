import MVP
import Newspapers
import Presentation

/// Shows the text around the hits of a page without a request: what the search returned, or the page's full
/// text if that is on this machine.
public final class HitPreviewPresenter: MvpPresenter<HitPreviewContent> {
  private let archive: (any NewspaperArchive)?

  public init(archive: (any NewspaperArchive)?) { self.archive = archive }

  public func look(at row: SearchRow, found query: SearchQuery) async {
    show(.content(HitPreviewContent(row, passages: row.snippets, isWhole: false)))
    guard let archive else { return }
    do throws(NewspaperError) {
      let text = try await archive.text(of: row.page, freshness: .kept).text
      // In the order of the page, like the boxes on its scan.
      let passages = PageMatcher(query.expression).passages(in: text)
      guard !passages.isEmpty else { return }
      show(.content(HitPreviewContent(row, passages: passages.map(MarkedLine.init), isWhole: true)))
    } catch {
      switch error {
      // The page is not here: there is only what the search returned.
      case .notHere, .notFound, .unsupported, .canceled: return
      default: showFailure(Failure(error))
      }
    }
  }
}

/// The text around the hits of a page: display-ready.
public struct HitPreviewContent: Hashable, Sendable {
  public let page: PageID
  public let title: String
  /// `Monday, August 2, 1897 · page 4`.
  public let heading: String
  public let passages: [MarkedLine]
  /// Whether they come from the page's text, in its order, rather than from the search.
  public let isWhole: Bool
  /// What the reader should know about the passages; nil if they are all of the page's.
  public let note: String?

  init(_ row: SearchRow, passages: [MarkedLine], isWhole: Bool) {
    page = row.page
    title = row.titleWords
    heading = "\(IssueWords.day(row.page.issue.date)) · page \(row.page.sequence)"
    (self.passages, self.isWhole) = (passages, isWhole)
    let kind: String? =
      switch row.hit.kind {
      case .match: row.hit.isReadAgain ? "Found in the text read again here, not in the source's" : nil
      case .form: "Other forms of the words"
      case .unverified: "Found by the server; not seen in the text that is here"
      }
    note =
      kind
      ?? (isWhole
        ? nil : passages.isEmpty ? "No text here yet; Enter loads the page" : "Enter loads the whole page")
  }

  public var markCount: Int { passages.reduce(0) { $0 + $1.markCount } }
}
