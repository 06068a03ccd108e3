import MVP
import Presentation
import TerminalUI
import Text

/// Doctor's report for the command: as text, line by line, or as JSON at the end.
public final class DoctorText: MvpView {
  private let format: RecordFormat
  private let output: any TextOutput
  private var written = 0
  public private(set) var exitCode = ExitStatus.done

  public init(format: RecordFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<DoctorContent>) {
    switch state {
    case .refreshing(let content): if format == .text { write(lines(of: content)) }
    case .content(let content):
      exitCode = content.exitCode
      switch format {
      case .text: write(lines(of: content) + ["", content.verdict])
      case .json: output.write(JSONLines.fields(of: DoctorJSON(content)))
      }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  /// Writes those of `lines` that have not been written; lines are only ever added.
  private func write(_ lines: [String]) {
    output.write(Array(lines.dropFirst(written)))
    written = max(written, lines.count)
  }

  // MARK: Layout

  private static let nameWidth = 14

  private func lines(of content: DoctorContent) -> [String] {
    let width = min(output.width, 100)
    return content.sections.enumerated().flatMap { number, section in
      (number == 0 ? [] : [""]) + [section.title]
        + section.findings.flatMap { DoctorText.lines(of: $0, width: width) }
    }
  }

  /// The mark, the name and, to the right of both, the finding; the advice goes below.
  private static func lines(of finding: Finding, width: Int) -> [String] {
    let indent = String(repeating: " ", count: nameWidth + 5)
    let room = max(20, width - indent.count)
    let words = WordWrap.lines(Sanitizer.sanitized(finding.words), width: room)
    let advice = finding.advice.flatMap { piece in
      WordWrap.lines(Sanitizer.sanitized(piece), width: room - 2).enumerated().map {
        ($0.offset == 0 ? "→ " : "  ") + $0.element
      }
    }
    let name = Sanitizer.sanitized(finding.name)
    let head = "  \(finding.mark.symbol) \(TextWidth.padded(name, to: nameWidth)) "
    let isLong = TextWidth.of(name) > nameWidth
    let first = isLong ? ["  \(finding.mark.symbol) \(name)"] : [head + (words.first ?? "")]
    let rest = (isLong ? words : Array(words.dropFirst())) + advice
    return first + rest.map { indent + $0 }
  }
}
