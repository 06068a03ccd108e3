import Newspapers
import Presentation
import Text

/// A note or a clip as shown in lists: display-ready.
public struct NoteRow: Hashable, Sendable {
  public let excerpt: Excerpt
  /// The first digits of the ID, enough to name it on the command line.
  public let id: String
  /// The headline, or else the first words of the note or the quotation.
  public let headline: String
  /// The newspaper's title, or its LCCN.
  public let newspaper: String
  /// `October 2, 1865`.
  public let day: String
  /// `3`; `5 (image 3)` if the reader said that another number is printed on it.
  public let number: String
  /// `page 3`.
  public let page: String
  /// `ferry, war`.
  public let tags: String
  /// On one line.
  public let note: String
  /// The quotation, on one line; empty if there is none.
  public let text: String
  public let isClip: Bool

  public init(_ excerpt: Excerpt) {
    self.excerpt = excerpt
    id = String(excerpt.id.prefix(8))
    let newspaper = Sanitizer.sanitized(excerpt.newspaper.title)
    self.newspaper = newspaper.isEmpty ? excerpt.page.issue.lccn.description : newspaper
    day = excerpt.page.issue.date.words
    number = PageNumbers.words(
      excerpt.page.sequence, printed: Sanitizer.sanitized(excerpt.printedPage))
    page = "page \(number)"
    tags = Sanitizer.sanitized(excerpt.tags.joined(separator: ", "))
    note = Sanitizer.sanitized(excerpt.noteLines.map(\.trimmed).joined(separator: "\n"))
    text = Sanitizer.sanitized(excerpt.text ?? "")
    isClip = !excerpt.regions.isEmpty
    let headlines = [Sanitizer.sanitized(excerpt.headline), note, text]
    headline = headlines.first { !$0.isEmpty } ?? "(no headline)"
  }

  /// `Women Vote in Oregon`, or its place: for messages.
  public var name: String {
    excerpt.headline.isEmpty ? "\(newspaper), \(day), \(page)" : QuotedWords.text(headline)
  }
}
