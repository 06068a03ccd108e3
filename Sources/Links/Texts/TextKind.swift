/// A kind of text, which determines where an address in it ends and how it is written.
public enum TextKind: String, CaseIterable, Hashable, Sendable {
  case text, markdown, wikitext, bibtex, tex, csv, tsv, html, xml, json

  /// By a file's extension; plain text for any other.
  public init(fileName: String) {
    let suffix = fileName.lastIndex(of: ".").map { fileName[fileName.index(after: $0)...].lowercased() }
    self =
      switch suffix {
      case "md", "markdown", "mkd", "rmd", "qmd": .markdown
      case "wiki", "wikitext", "mediawiki": .wikitext
      case "bib", "bibtex": .bibtex
      case "tex", "ltx", "latex": .tex
      case "csv": .csv
      case "tsv", "tab": .tsv
      case "html", "htm", "xhtml": .html
      case "xml", "tei", "rdf", "atom", "rss", "svg", "opml": .xml
      case "json", "jsonl", "ndjson", "ipynb", "geojson": .json
      default: .text
      }
  }

  /// Whether `byte` ends an address in this kind of text, wherever it occurs.
  func ends(at byte: UInt8) -> Bool {
    if byte <= 0x20 || byte == 0x7F { return true }
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return true
    case UInt8(ascii: "`"): return [.text, .markdown, .json].contains(self)
    case UInt8(ascii: "]"): return [.markdown, .wikitext].contains(self)
    case UInt8(ascii: "|"): return [.text, .markdown, .wikitext].contains(self)
    case UInt8(ascii: "["): return self == .wikitext
    case UInt8(ascii: "}"): return [.bibtex, .tex, .wikitext].contains(self)
    case UInt8(ascii: "'"): return [.html, .xml].contains(self)
    default: return false
    }
  }
}
