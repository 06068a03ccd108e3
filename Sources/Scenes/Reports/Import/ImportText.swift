import MVP
import Presentation
import Text

/// An import for `import`: on a terminal a progress bar, elsewhere a line from time to time.
public final class ImportText: MvpView {
  private let output: any ProgressOutput
  private var lineAt = 0.0
  public private(set) var exitCode = ExitStatus.done

  /// The time between lines that cannot be overwritten, in seconds.
  private static let interval = 5.0

  public init(output: any ProgressOutput) { self.output = output }

  public func render(_ state: ViewState<ImportContent>) {
    switch state {
    case .refreshing(let content), .stale(let content, _): show(content)
    case .content(let content):
      for fault in content.faults { output.note(fault) }
      output.note(content.parts.joined(separator: "; "))
      for sentence in content.advice { output.note("  " + sentence) }
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func show(_ content: ImportContent) {
    if output.canReplaceNotes {
      let words = content.parts.joined(separator: ", ")
      let line = content.fraction.map { "\(ProgressWords.bar($0)) \(Int($0 * 100))%  \(words)" } ?? words
      output.notePassing(TextWidth.truncated(line, to: output.width - 1))
    } else if content.seconds >= lineAt + ImportText.interval {
      lineAt = content.seconds
      output.note(
        ((content.fraction.map { ["\(Int($0 * 100))%"] } ?? []) + content.parts).joined(separator: ", "))
    }
  }
}
