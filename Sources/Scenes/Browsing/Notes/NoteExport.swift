import Citations
import MVP
import Newspapers
import Presentation
import Text

/// Notes and clips as a document for other programs. Citations use what is known on this machine: nothing is
/// requested.
@MainActor public struct NoteExport {
  /// The output format.
  public enum Format: String, CaseIterable, Sendable {
    case markdown, csv, jsonl, ris, bibtex, biblatex
    case cslJSON = "csl-json"
    case annotations

    var style: CitationStyle? {
      switch self {
      case .ris: .ris
      case .bibtex: .bibTeX
      case .biblatex: .bibLaTeX
      case .cslJSON: .cslJSON
      case .markdown, .csv, .jsonl, .annotations: nil
      }
    }
  }

  /// The lines of a document, free of terminal control characters.
  public struct Document: Sendable {
    public let lines: [String]
    public let ending: LineEnding
    /// How many notes and clips there were.
    public let count: Int
    /// Their newspapers without a title.
    public let untitled: UntitledNewspapers
  }

  private let library: any ExcerptLibrary
  private let service: NewspaperService

  public init(library: any ExcerptLibrary, service: NewspaperService) {
    self.library = library
    self.service = service
  }

  public func document(
    of query: ExcerptQuery, as format: Format
  ) async throws(NewspaperError) -> Document {
    let everything = Window(offset: 0, limit: .max)
    let found = try await library.excerpts(matching: query, window: everything).rows
    let excerpts = found.sorted { ($0.page, $0.added, $0.id) < ($1.page, $1.added, $1.id) }
    var ending = LineEnding.lineFeed
    var untitled = UntitledNewspapers(at: service)
    let lines: [String]
    switch format {
    case .csv:
      let named = await service.named(excerpts, &untitled)
      lines = [NoteFields.csvHeader] + named.flatMap { NoteFields($0, address: $0.webAddress).csvLines }
    case .jsonl:
      let named = await service.named(excerpts, &untitled)
      lines = named.map { JSONLines.object(NoteJSON($0, address: $0.webAddress)) }
    case .annotations:
      lines = excerpts.map { JSONLines.objectAsSpelled(NoteAnnotation($0, address: $0.webAddress)) }
    case .markdown: lines = NoteMarkdown.lines(of: await cited(excerpts, &untitled))
    case .ris, .bibtex, .biblatex, .cslJSON:
      guard let style = format.style else { preconditionFailure("\(format) is not a style") }
      ending = CitationLines.ending(style)
      lines = NoteExport.records(of: await cited(excerpts, &untitled).map(\.reference), style)
    }
    return Document(
      lines: lines.map(Sanitizer.sanitized), ending: ending, count: excerpts.count, untitled: untitled)
  }

  private static func records(of references: [Reference], _ style: CitationStyle) -> [String] {
    var bibliography = Bibliography()
    var lines: [String] = []
    for reference in references {
      guard let key = bibliography.add(reference) else { continue }
      lines += CitationLines.record(of: reference, key: key, style, isFirst: lines.isEmpty)
    }
    return lines + CitationLines.end(style, isEmpty: lines.isEmpty)
  }

  private func cited(_ excerpts: [Excerpt], _ untitled: inout UntitledNewspapers) async -> [CitedExcerpt] {
    var records: [LCCN: CitedNewspaper] = [:]
    var cited: [CitedExcerpt] = []
    for excerpt in excerpts {
      let lccn = excerpt.page.issue.lccn
      var known = records[lccn] ?? .unknown
      if known == .unknown {
        known = await service.cited(.page(excerpt.page), at: excerpt.source)
        records[lccn] = known
      }
      var reference = Citing.reference(to: excerpt, known, archive: service.archive)
      if reference.isUntitled { untitled.insert(lccn, at: excerpt.source) }
      reference.note = excerpt.noteLines.compactMap(\.nonEmpty).joined(separator: " ").nonEmpty
      cited.append(CitedExcerpt(excerpt: excerpt, reference: reference))
    }
    return cited
  }
}

/// An excerpt with the facts for its citation.
struct CitedExcerpt {
  let excerpt: Excerpt
  let reference: Reference
}
