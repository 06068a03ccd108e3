/// The styles of citations.
public enum CitationStyle: String, CaseIterable, Hashable, Sendable {
  case chicago
  case chicagoBibliography = "chicago-bib"
  case mla, apa, turabian, wikipedia, markdown, plain
  case bibTeX = "bibtex"
  case bibLaTeX = "biblatex"
  case ris
  case cslJSON = "csl-json"

  /// For menus: the style, its edition, and what it makes.
  public var words: String {
    switch self {
    case .chicago: "Chicago 18, note"
    case .chicagoBibliography: "Chicago 18, bibliography"
    case .mla: "MLA 9, works cited"
    case .apa: "APA 7, reference list"
    case .turabian: "Turabian 9, note"
    case .wikipedia: "Wikipedia template"
    case .markdown: "Markdown, a Chicago note with a link"
    case .plain: "plain, a Chicago note without italics"
    case .bibTeX: "BibTeX"
    case .bibLaTeX: "BibLaTeX"
    case .ris: "RIS"
    case .cslJSON: "CSL-JSON"
    }
  }

  /// Whether its citations are records for programs, which have keys.
  public var isData: Bool {
    switch self {
    case .bibTeX, .bibLaTeX, .ris, .cslJSON: true
    default: false
    }
  }

  /// The words of a citation for people; nil for records and templates, whose text is exact.
  public func text(_ reference: Reference) -> CitationText? {
    switch self {
    case .chicago, .plain: ChicagoStyle.chicago.note(reference)
    case .chicagoBibliography: ChicagoStyle.chicago.bibliography(reference)
    case .turabian: ChicagoStyle.turabian.note(reference)
    case .mla: MLAStyle.entry(reference)
    case .apa: APAStyle.entry(reference)
    case .wikipedia, .markdown, .bibTeX, .bibLaTeX, .ris, .cslJSON: nil
    }
  }

  /// The citation as it is copied and piped, without a line end: titles are between asterisks if the style
  /// sets them in italics. A record's `key` is its name among others.
  public func citation(_ reference: Reference, key: String? = nil) -> String {
    let key = key ?? CitationKey.key(of: reference)
    switch self {
    case .plain: return ChicagoStyle.chicago.note(reference).plain
    case .markdown: return MarkdownStyle.note(reference)
    case .wikipedia: return WikipediaStyle.template(reference)
    case .bibTeX: return BibTeXStyle.bibTeX.entry(reference, key: key)
    case .bibLaTeX: return BibTeXStyle.bibLaTeX.entry(reference, key: key)
    case .ris: return RISStyle.record(reference, key: key)
    case .cslJSON: return CSLJSONStyle.object(reference, key: key)
    case .chicago, .chicagoBibliography, .turabian, .mla, .apa:
      return text(reference)?.withAsterisks ?? ""
    }
  }
}
