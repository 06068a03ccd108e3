import Citations
import Links
import Newspapers

/// Notes for a text editor: the citation, the quotation and the note, by tag, newspaper and date. One with
/// several tags appears under each; a tag written in several ways is one.
enum NoteMarkdown {
  static func lines(of cited: [CitedExcerpt]) -> [String] {
    var tagged: [String: (name: String, cited: [CitedExcerpt])] = [:]
    for each in cited {
      // A note with two spellings of a tag is still printed only once.
      let spellings = Dictionary(
        each.excerpt.tags.map { (OwnWords.key(ofTag: $0), $0) }, uniquingKeysWith: { min($0, $1) })
      for (key, name) in spellings {
        tagged[key, default: (name: name, cited: [])].cited.append(each)
        if let former = tagged[key]?.name, name < former { tagged[key]?.name = name }
      }
    }
    var lines = ["# Notes"]
    for (_, tag) in tagged.sorted(by: { $0.key < $1.key }) {
      lines += ["", "## \(MarkdownText.escaped(tag.name))"] + newspapers(tag.cited)
    }
    let others = cited.filter(\.excerpt.tags.isEmpty)
    if !others.isEmpty { lines += ["", "## Without tags"] + newspapers(others) }
    return lines
  }

  private static func newspapers(_ cited: [CitedExcerpt]) -> [String] {
    let groups = Dictionary(grouping: cited) { $0.excerpt.page.issue.lccn }.values
    let named = groups.map { (name(of: $0[0].reference), $0) }
      .sorted { ($0.0.lowercased(), $0.1[0].excerpt.page) < ($1.0.lowercased(), $1.1[0].excerpt.page) }
    return named.flatMap { name, group in
      ["", "\(marks) \(MarkdownText.escaped(name))"]
        + group.sorted { ($0.excerpt.page, $0.excerpt.added) < ($1.excerpt.page, $1.excerpt.added) }
        .flatMap(lines)
    }
  }

  private static func name(of reference: Reference) -> String {
    reference.title + (reference.place.map { " (\($0))" } ?? "")
  }

  /// Begin the headings that notes are under.
  private static let marks = "###"

  /// The note is the reader's own Markdown, whose headings come below those here; printed text is only text.
  private static func lines(of cited: CitedExcerpt) -> [String] {
    var lines = ["", CitationStyle.markdown.citation(cited.reference)]
    if let text = cited.excerpt.text, !text.isEmpty {
      lines.append("")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? ">" : "> \(MarkdownText.escaped(line: String(line)))"
      }
    }
    if !cited.excerpt.note.isEmpty {
      lines += [""] + MarkdownHeadings.lines(of: cited.excerpt.note, below: marks.count)
    }
    return lines
  }
}
