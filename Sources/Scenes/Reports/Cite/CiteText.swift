import Citations
import MVP
import Presentation

/// Citations for `cite`: one per line, or records of one document.
public final class CiteText: MvpView {
  private let style: CitationStyle
  private let isInReferenceTags: Bool
  private let isStrict: Bool
  private let saysCredit: Bool
  private let output: any TextOutput
  private var written = 0
  private var told = 0
  private var failed = 0
  public private(set) var exitCode = ExitStatus.done

  /// - Parameters:
  ///   - isInReferenceTags: whether a template goes inside `<ref>`.
  ///   - isStrict: whether something missing is a failure.
  ///   - saysCredit: whether to print who provided a scan, if known; records have a field for it.
  public init(
    style: CitationStyle, isInReferenceTags: Bool, isStrict: Bool, saysCredit: Bool = false,
    output: any TextOutput
  ) {
    self.saysCredit = saysCredit
    self.style = style
    self.isInReferenceTags = isInReferenceTags
    self.isStrict = isStrict
    self.output = output
  }

  public func render(_ state: ViewState<CiteContent>) {
    switch state {
    case .refreshing(let content), .stale(let content, _): show(content)
    case .content(let content):
      show(content)
      if let outage = content.outage {
        for sentence in outage.advice { output.note("  \(sentence)") }
        // A citation without a title should not pass for a whole one.
        if exitCode == ExitStatus.done { exitCode = outage.exitCode }
      }
      let end = CitationLines.end(style, isEmpty: written == 0)
      if !end.isEmpty { output.write(end) }
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func show(_ content: CiteContent) {
    write(content.items[written...])
    for gap in content.gaps[told...] { output.note(gap) }
    told = content.gaps.count
    if isStrict, told > 0, exitCode == ExitStatus.done { exitCode = ExitStatus.badData }
    for failure in content.failures[failed...] {
      let code = output.fail(failure)
      if exitCode == ExitStatus.done { exitCode = code }
    }
    failed = content.failures.count
  }

  /// All at once: a write for each would take longer than making it.
  private func write(_ items: ArraySlice<CiteContent.Item>) {
    guard !items.isEmpty else { return }
    if output.isTerminal, !isInReferenceTags, style != .plain,
      style.text(items[items.startIndex].reference) != nil
    {
      output.write(
        items.map { item in
          (style.text(item.reference)?.runs ?? []).map { EmphasizedRun($0.text, $0.isTitle ? .italic : nil) }
            + [EmphasizedRun(credit(of: item))]
        })
      written += items.count
      return
    }
    var lines: [String] = []
    for item in items {
      lines += self.lines(of: item)
      written += 1
    }
    output.write(lines, ending: CitationLines.ending(style))
  }

  private func lines(of item: CiteContent.Item) -> [String] {
    switch style {
    case .cslJSON, .ris, .bibTeX, .bibLaTeX:
      return CitationLines.record(of: item.reference, key: item.key, style, isFirst: written == 0)
    case .wikipedia where isInReferenceTags:
      let citation = style.citation(item.reference, key: item.key)
      return ["<ref name=\"\(item.key)\">\(citation)</ref>" + credit(of: item)]
    default: return [style.citation(item.reference, key: item.key) + credit(of: item)]
    }
  }

  private func credit(of item: CiteContent.Item) -> String {
    saysCredit ? item.reference.credit.map { " " + CreditWords.line($0) } ?? "" : ""
  }
}
