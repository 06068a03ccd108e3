import MVP
import Newspapers
import Presentation
import Text

/// What `queue run` says: finished jobs to standard output, everything else to standard error; on a terminal
/// with a progress bar, elsewhere with a line from time to time.
public final class QueueRunText: MvpView {
  private let output: any ProgressOutput
  private let now: () -> Double
  private var told = 0
  private var lineAt = -Double.infinity
  public private(set) var exitCode = ExitStatus.done

  /// The time between lines that cannot be overwritten, in seconds.
  private static let interval = 10.0

  /// - Parameter now: seconds since 1970.
  public init(output: any ProgressOutput, now: @escaping () -> Double) {
    self.output = output
    self.now = now
  }

  public func render(_ state: ViewState<QueueRunContent>) {
    switch state {
    case .refreshing(let content): show(content)
    case .content(let content):
      show(content)
      if content.lines.isEmpty { output.note("nothing left to do in the queue") }
    case .stale(let content, let failure):
      show(content)
      exitCode = output.fail(failure)
      output.note("  What was downloaded is kept: run the same command to continue.")
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func show(_ content: QueueRunContent) {
    for line in content.lines.dropFirst(told) {
      switch line {
      case .ended(let row):
        output.note(
          "\(row.state.rawValue): "
            + [row.name, row.pages, row.detail].filter { !$0.isEmpty }.joined(separator: ", "))
        if !output.isTerminal { output.write([JobFields(row).tsv]) }
      case .note(let text): output.note(text)
      }
    }
    told = content.lines.count
    exitCode = content.exitCode
    if let current = content.current { show(current) }
  }

  private func show(_ row: JobRow) {
    let words = [row.name, row.pages, row.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    if output.canReplaceNotes {
      let line = row.fraction.map { "\(ProgressWords.bar($0)) \(row.percent)  \(words)" } ?? words
      output.notePassing(TextWidth.truncated(line, to: output.width - 1))
    } else if now() >= lineAt + QueueRunText.interval {
      lineAt = now()
      output.note(words)
    }
  }
}
