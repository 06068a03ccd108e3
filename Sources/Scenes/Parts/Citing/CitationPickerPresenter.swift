import Citations
import MVP
import Newspapers
import Presentation

/// Shows what each style makes of a reference, lets the reader enter a headline and an author, and passes the
/// choice to the caller.
public final class CitationPickerPresenter: MvpPresenter<PickerContent>, ListPresenting {
  public private(set) var reference: Reference
  private let current: CitationStyle
  private let reply: Reply<CitationChoice>
  private let router: any Router<Route>

  public init(
    _ reference: Reference, current: CitationStyle, reply: Reply<CitationChoice>, router: any Router<Route>
  ) {
    self.reference = reference
    self.current = current
    self.reply = reply
    self.router = router
  }

  public override func start() async { showStyles() }

  private func showStyles() {
    let rows = CitationStyle.allCases.map { style in
      PickerContent.Row(style.words, isCurrent: style == current, detail: style.citation(reference))
    }
    show(.content(PickerContent(rows: rows, identity: "")))
  }

  /// Whether a headline and an author can be entered; announces why not.
  public var takesDetails: Bool {
    if reference.issue == nil { router.announce("Headlines and authors are for a page or an issue") }
    return reference.issue != nil
  }

  public func setHeadline(_ headline: String) {
    reference.headline = OwnWords.line(headline).nonEmpty
    showStyles()
  }

  /// - Parameter authors: separated by semicolons, since names have commas.
  public func setAuthors(_ authors: String) {
    reference.authors = CitedAuthor.list(OwnWords.line(authors))
    showStyles()
  }

  /// The file to suggest for a style.
  public func fileName(row: Int) -> String {
    switch style(row) {
    case .bibTeX, .bibLaTeX: "citations.bib"
    case .ris: "citations.ris"
    case .markdown: "citations.md"
    default: "citations.txt"
    }
  }

  public func open(row: Int) { choose(row: row, file: nil) }

  /// False, with an announcement, for a style whose files cannot be appended to.
  public func canAppend(row: Int) -> Bool {
    guard style(row) == .cslJSON else { return true }
    router.announce(
      failure: "A CSL-JSON file is one list, which cannot be appended to; \(key: "open", "Enter") copies")
    return false
  }

  /// Files that other programs read have records of one kind.
  public func append(row: Int, to file: String) {
    guard let file = file.nonEmpty, canAppend(row: row) else { return }
    // A suggested name has the extension of what its style makes.
    let ending = CitationPickerPresenter.records.first { file.lowercased().hasSuffix($0.ending) }
    if let ending, !fileName(row: row).hasSuffix(ending.ending) {
      return router.announce(failure: "\(file) is for \(ending.words): pick that style, or another file")
    }
    choose(row: row, file: file)
  }

  private static let records = [(ending: ".bib", words: "BibTeX"), (ending: ".ris", words: "RIS")]

  private func choose(row: Int, file: String?) {
    reply.send(CitationChoice(style: style(row), reference: reference, file: file))
    router.back()
  }

  private func style(_ row: Int) -> CitationStyle {
    let styles = CitationStyle.allCases
    return styles.indices.contains(row) ? styles[row] : current
  }

  /// The row of the style used last.
  public var currentRow: Int { CitationStyle.allCases.firstIndex(of: current) ?? 0 }

  /// All rows are always loaded.
  public func reveal(_ rows: Range<Int>) async {}
  public func select(row: Int) {}
}
