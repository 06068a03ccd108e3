import MVP
import Presentation

/// What `corpus verify` prints: a line for each damaged or incomplete thing, as it is found.
public final class CorpusCheckText: MvpView {
  private let output: any TextOutput
  private var told = 0
  public private(set) var exitCode = ExitStatus.done

  public init(output: any TextOutput) { self.output = output }

  public func render(_ state: ViewState<CorpusCheckContent>) {
    switch state {
    case .refreshing(let content): tell(content)
    case .content(let content):
      tell(content)
      if let summary = content.summary { output.note(summary) }
      if content.missing > 0 { output.note("\(Numerals.batches(content.missing)) not here yet") }
      if content.lacksSums {
        output.note("there is no manifest-sha256.txt, so the other files were not checked")
      }
      if !content.faults.isEmpty {
        exitCode = ExitStatus.badData
        for way in content.advice { output.note("  \(way)") }
      }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty: break
    }
  }

  private func tell(_ content: CorpusCheckContent) {
    if content.faults.count > told { output.write(Array(content.faults[told...])) }
    told = content.faults.count
  }
}
