import MVP
import Presentation

/// The output of `clip`: the paths of the files to standard output, everything else to standard error.
public final class ClipText: MvpView {
  private let output: any TextOutput
  private let saysCredit: Bool
  public private(set) var exitCode = ExitStatus.done

  /// - Parameter saysCredit: whether to print who provided the scan.
  public init(saysCredit: Bool = false, output: any TextOutput) {
    self.saysCredit = saysCredit
    self.output = output
  }

  public func render(_ state: ViewState<MadeClip>) {
    switch state {
    case .content(let clip): write(clip)
    case .failed(let failure): exitCode = output.fail(failure)
    case .idle, .loading, .empty, .refreshing, .stale: break
    }
  }

  private func write(_ clip: MadeClip) {
    output.write(clip.paths)
    for note in clip.notes { output.note(note) }
    if saysCredit {
      output.note(
        clip.document.credit.map(CreditWords.line) ?? "who provided the image is not known here")
    }
    if let failure = clip.unkept {
      exitCode = output.fail(failure)
      output.note("the files were written, but the clip is not in your library")
    }
  }
}
