import MVP
import Presentation
import TerminalUI

/// A newspaper's record for `show`.
public final class NewspaperDetailText: MvpView {
  private let format: RecordFormat
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  public init(format: RecordFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<NewspaperDetailContent>) {
    switch state {
    case .content(let content): write(content)
    case .stale(let content, let failure):
      write(content)
      exitCode = output.fail(failure)
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing, .empty: break
    }
  }

  private func write(_ content: NewspaperDetailContent) {
    if let notice = content.origin.notice { output.note(notice) }
    switch format {
    case .text: output.write(content.plainDocument.plainLines(width: min(output.width, 100)))
    case .json:
      output.write(JSONLines.fields(of: NewspaperJSON(content)))
    }
  }
}
