import Citations
import MVP
import Presentation

/// Citations for `cite`: a line each, or records of one document.
public final class CiteText: MvpView {
  private let style: CitationStyle
  private let isInReferenceTags: Bool
  private let isStrict: Bool
  private let output: any TextOutput
  private var written = 0
  private var told = 0
  private var failed = 0
  public private(set) var exitCode = ExitStatus.done

  /// - Parameters:
  ///   - isInReferenceTags: whether a template stands within `<ref>`.
  ///   - isStrict: whether something missing is a failure.
  public init(style: CitationStyle, isInReferenceTags: Bool, isStrict: Bool, output: any TextOutput) {
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
      guard style == .cslJSON else { return }
      output.write([written == 0 ? "[]" : "]"])
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func show(_ content: CiteContent) {
    for item in content.items[written...] {
      write(item)
      written += 1
    }
    for gap in content.gaps[told...] { output.note(gap) }
    told = content.gaps.count
    if isStrict, told > 0, exitCode == ExitStatus.done { exitCode = ExitStatus.badData }
    for failure in content.failures[failed...] {
      let code = output.fail(failure)
      if exitCode == ExitStatus.done { exitCode = code }
    }
    failed = content.failures.count
  }

  private func write(_ item: CiteContent.Item) {
    let citation = style.citation(item.reference, key: item.key)
    switch style {
    case .cslJSON: output.write([(written == 0 ? "[" : ",") + citation])
    case .ris: output.write(citation.split(separator: "\r\n").map(String.init), ending: .carriageReturn)
    case .bibTeX, .bibLaTeX:
      if written > 0 { output.write([""]) }
      output.write(citation.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    case .wikipedia where isInReferenceTags:
      output.write(["<ref name=\"\(item.key)\">\(citation)</ref>"])
    default:
      if output.isTerminal, let text = style.text(item.reference), style != .plain {
        output.write([text.runs.map { BoldRun($0.text, isBold: $0.isTitle) }])
      } else {
        output.write([citation])
      }
    }
  }
}
