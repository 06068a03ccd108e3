import Corpus
import CorpusFolder
import MVP
import Presentation

/// The progress of a job: on a terminal one line that changes, elsewhere a line from time to time.
@MainActor final class JobProgressLine {
  private let output: StandardOutput
  private let meter: JobMeter
  private let began = ContinuousClock.now
  private var last: LocalEngine.Progress?
  private var lineAt = ContinuousClock.now

  init(_ output: StandardOutput, _ meter: JobMeter) { (self.output, self.meter) = (output, meter) }

  func show(_ progress: LocalEngine.Progress) {
    last = progress
    show()
  }

  /// Shows it from time to time until the task is canceled, since a batch can take a minute.
  func run() async {
    while (try? await Task.sleep(for: .milliseconds(500))) != nil { show() }
  }

  private func show() {
    let now = ContinuousClock.now
    guard now - lineAt >= (output.canReplaceNotes ? .milliseconds(200) : .seconds(10)) else { return }
    lineAt = now
    // A check reads pages, but makes none.
    var parts = meter.pages > 0 ? [Numerals.count(meter.pages, "page")] : []
    if let last {
      parts.insert("\(Numerals.grouped(last.done)) of \(Numerals.batches(last.total))", at: 0)
      let seconds = Double((now - began).components.seconds)
      if let left = ProgressWords.left(last.fraction, seconds) { parts.append(left) }
    }
    guard !parts.isEmpty else { return }
    let words = parts.joined(separator: ", ")
    if output.canReplaceNotes { output.notePassing(words) } else { output.note("run: \(words)") }
  }
}
