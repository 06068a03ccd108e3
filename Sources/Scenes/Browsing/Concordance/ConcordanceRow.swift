import Newspapers
import Presentation
import Text

/// A hit as a list shows it: display-ready, and free of terminal control characters.
public struct ConcordanceRow: Hashable, Sendable {
  public let hit: CorpusHit
  /// Nil if the address is not one.
  public let address: PageID?
  /// The newspaper's title, or its LCCN.
  public let newspaper: String
  /// `Mar 7, 1903`; the page's address if there is no date.
  public let day: String
  public let page: String
  public let left: String
  public let match: String
  public let right: String

  public init(_ hit: CorpusHit) {
    self.hit = hit
    address = hit.page
    let lccn = hit.id.prefix { $0 != "/" }
    newspaper = Sanitizer.sanitized(hit.title ?? String(lccn))
    day = address.map { SearchWords.day($0.issue.date) } ?? Sanitizer.sanitized(hit.id)
    page = address.map { String($0.sequence) } ?? ""
    left = Sanitizer.sanitized(hit.left)
    match = Sanitizer.sanitized(hit.match)
    right = Sanitizer.sanitized(hit.right)
  }

  /// `The Demonstration Herald, March 7, 1903, page 2`; `…, edition 2, page 1`.
  public var place: String {
    guard let page = address else { return Sanitizer.sanitized(hit.id) }
    let edition = page.issue.edition > 1 ? ", edition \(page.issue.edition)" : ""
    return "\(newspaper), \(page.issue.date.words)\(edition), page \(page.sequence)"
  }

  /// `OCR confidence 93%`; nil if unknown.
  public var quality: String? { hit.quality.map { "OCR confidence \(Int(($0 * 100).rounded()))%" } }

  /// The printed text, as far as the result has it.
  public var text: String { left + match + right }
}
