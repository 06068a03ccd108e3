import MVP
import Presentation
import Text

/// What `corpus fetch` says: on a terminal a progress bar, elsewhere a line from time to time.
public final class CorpusFetchText: MvpView {
  private let output: any ProgressOutput
  private var lineAt = 0.0
  public private(set) var exitCode = ExitStatus.done

  /// The time between lines that cannot be overwritten, in seconds.
  private static let interval = 10.0

  public init(output: any ProgressOutput) { self.output = output }

  public func render(_ state: ViewState<CorpusFetchContent>) {
    switch state {
    case .refreshing(let content): show(content)
    case .content(let content):
      finish(content)
      exitCode = content.exitCode
    case .stale(let content, let failure):
      finish(content)
      exitCode = output.fail(failure)
      output.note("  What was downloaded is kept: run the same command to continue.")
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func finish(_ content: CorpusFetchContent) {
    for trouble in content.troubles { output.note("broadsheet: \(trouble)") }
    output.note(content.parts.joined(separator: "; "))
  }

  private func show(_ content: CorpusFetchContent) {
    let words = "fetch: \(content.parts.joined(separator: ", "))"
    if output.canReplaceNotes {
      let line = "\(ProgressWords.bar(content.fraction)) \(Int(content.fraction * 100))%  \(words)"
      output.notePassing(TextWidth.truncated(line, to: output.width - 1))
    } else if content.seconds >= lineAt + CorpusFetchText.interval {
      lineAt = content.seconds
      output.note(words)
    }
  }
}
