import MVP
import Presentation
import Text

/// The output of `get`: paths of files to standard output, everything else to standard error; on a terminal
/// with a progress bar, elsewhere with a line from time to time.
public final class SaveText: MvpView {
  private let output: any ProgressOutput
  private var told = 0
  private var lineAt = 0.0
  private var name: String?
  public private(set) var exitCode = ExitStatus.done

  /// The time between lines that cannot be overwritten, in seconds.
  private static let interval = 5.0

  public init(output: any ProgressOutput) { self.output = output }

  public func render(_ state: ViewState<SaveContent>) {
    switch state {
    case .refreshing(let content), .content(let content), .stale(let content, _): show(content)
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func show(_ content: SaveContent) {
    for line in content.lines.dropFirst(told) {
      switch line {
      case .data(let text): output.write([text])
      case .note(let text): output.note(text)
      }
    }
    told = content.lines.count
    exitCode = content.exitCode
    if let current = content.current { show(current) }
  }

  private func show(_ current: SaveContent.Current) {
    if current.name != name { (name, lineAt) = (current.name, 0) }
    let words = ([current.name] + current.parts).joined(separator: ", ")
    if output.canReplaceNotes {
      let line = current.fraction.map { "\(ProgressWords.bar($0)) \(Int($0 * 100))%  \(words)" } ?? words
      output.notePassing(TextWidth.truncated(line, to: output.width - 1))
    } else if current.seconds >= lineAt + SaveText.interval {
      lineAt = current.seconds
      output.note(words)
    }
  }
}
