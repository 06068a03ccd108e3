import MVP
import Presentation
import TerminalUI
import Text

/// A newspaper's record for `show`.
public final class NewspaperDetailText: MvpView {
  private let format: RecordFormat
  private let output: any ProgressOutput
  public private(set) var exitCode = ExitStatus.done
  /// What has been said about the requests that counting takes.
  private var saidOfCounting = ""
  /// What was said about sources.
  private var notices: Set<String>

  /// - Parameter former: the record before: what was said about its source is not said again.
  public init(format: RecordFormat, output: any ProgressOutput, after former: NewspaperDetailText? = nil) {
    self.format = format
    self.output = output
    notices = former?.notices ?? []
  }

  public func render(_ state: ViewState<NewspaperDetailContent>) {
    switch state {
    case .content(let content): write(content)
    case .stale(let content, let failure):
      write(content)
      exitCode = output.fail(failure)
    case .failed(let failure): exitCode = output.fail(failure)
    case .refreshing(let content): content.counting.map(show)
    case .idle, .loading, .empty: break
    }
  }

  /// What it takes, once, then on a terminal the progress; elsewhere each wait is reported anyway.
  private func show(_ counting: IssueCountingContent) {
    if saidOfCounting != counting.words {
      saidOfCounting = counting.words
      output.note(counting.words)
    }
    guard output.canReplaceNotes else { return }
    let line = "\(ProgressWords.bar(counting.fraction)) \(counting.step)"
    output.notePassing(TextWidth.truncated(line, to: output.width - 1))
  }

  private func write(_ content: NewspaperDetailContent) {
    if let notice = content.origin.notice, notices.insert(notice).inserted { output.note(notice) }
    switch format {
    case .text: output.write(content.plainDocument.plainLines(width: min(output.width, 100)))
    case .json:
      output.write(JSONLines.fields(of: NewspaperJSON(content)))
    }
  }
}
