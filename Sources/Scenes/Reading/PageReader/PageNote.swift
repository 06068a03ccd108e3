import Newspapers
import Presentation
import Text

/// A note or a clip on a page, as shown in the page reader: display-ready.
public struct PageNote: Hashable, Sendable {
  public let excerpt: Excerpt
  /// The number of the text where it begins; nil if it is about the page, or its words are not on it.
  public let text: Int?

  /// `note, November 20, 2026: same captain? #ferry`, and the lines that follow. Spaces within tags do not
  /// break.
  var lines: [String] {
    let kind = "\(excerpt.kindWords.lowercased()), \(Moment.day(excerpt.changed))"
    let headline = excerpt.headline.isEmpty ? "" : QuotedWords.text(excerpt.headline)
    let note = excerpt.noteLines
    let tags = excerpt.tags.map(PageNote.tag)
    let written = [headline, note.first ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    let first = [written] + (note.count < 2 ? tags : [])
    let words = first.filter { !$0.isEmpty }.joined(separator: " ")
    let last = note.count < 2 || tags.isEmpty ? [] : [tags.joined(separator: " ")]
    return ([words.isEmpty ? kind : "\(kind): \(words)"] + note.dropFirst() + last).map(Sanitizer.sanitized)
  }

  static let unbroken: Character = "\u{A0}"

  /// `#ferry`, and `#“Made Up”`, since tags follow each other.
  private static func tag(_ tag: String) -> String {
    guard tag.contains(where: \.isWhitespace) else { return "#\(tag)" }
    return "#" + QuotedWords.text(String(tag.map { $0.isWhitespace ? unbroken : $0 }))
  }

  /// The excerpts at their places in `texts`, in that order; those about the whole page come first.
  static func notes(of excerpts: [Excerpt], in texts: [String]) -> [PageNote] {
    guard !excerpts.isEmpty else { return [] }
    var places: NotePlaces?
    let notes = excerpts.map { excerpt in
      guard let words = excerpt.text?.nonEmpty else { return PageNote(excerpt: excerpt, text: nil) }
      let known = places ?? NotePlaces(texts)
      places = known
      return PageNote(excerpt: excerpt, text: known.text(with: words))
    }
    return notes.enumerated().sorted { ($0.1.text ?? -1, $0.0) < ($1.1.text ?? -1, $1.0) }.map(\.1)
  }
}

/// Finds the text that has the first words of the quotation, however their lines are joined.
private struct NotePlaces {
  private let words: [(word: Substring, text: Int)]

  init(_ texts: [String]) {
    words = texts.enumerated().flatMap { number, text in
      TitleText.folded(text).split(separator: " ").map { ($0, number) }
    }
  }

  /// The words of a clip may be broken differently from those of the text: if more do not match, fewer have
  /// to do.
  func text(with taken: String) -> Int? {
    let sought = TitleText.folded(String(taken.prefix(400))).split(separator: " ")
    for count in [8, 4, 2] where sought.count >= count || count == 2 {
      let start = Array(sought.prefix(count))
      guard !start.isEmpty, words.count >= start.count else { return nil }
      let place = (0...words.count - start.count).first { place in
        start.indices.allSatisfy { words[place + $0].word == start[$0] }
      }
      if let place { return words[place].text }
    }
    return nil
  }
}
