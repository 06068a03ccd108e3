import MVP
import Newspapers
import Presentation
import Scenes

/// Writes the picture of a page: to the terminal, to a file, or as a file to standard output.
@MainActor final class PageImageOutput: MvpView {
  private let output: StandardOutput
  private let terminal: TerminalPictures?
  private let file: String?
  private(set) var exitCode = ExitStatus.done

  /// - Parameters:
  ///   - terminal: shows decoded pictures; nil if there are none to show.
  ///   - file: the path of the file to write; nil for standard output.
  init(_ output: StandardOutput, terminal: TerminalPictures?, file: String?) {
    self.output = output
    self.terminal = terminal
    self.file = file
  }

  func render(_ state: ViewState<PageImageContent>) {
    switch state {
    case .content(let content): write(content)
    case .failed(let failure): exitCode = output.fail(failure)
    // The picture is requested once.
    case .idle, .loading, .empty, .refreshing, .stale: break
    }
  }

  private func write(_ content: PageImageContent) {
    switch content.image {
    case .decoded(let image):
      if let terminal { output.write(terminal.bytes(of: image)) }
      // Printed before the picture, they would scroll out of view.
      for note in content.notes { output.note(note) }
    case .file(let bytes):
      for note in content.notes { output.note(note) }
      save(bytes)
    }
  }

  private func save(_ bytes: [UInt8]) {
    guard let file else { return output.write(bytes) }
    do throws(NewspaperError) {
      try OutputFile.write(bytes, to: file)
    } catch {
      exitCode = output.fail(Failure(error))
    }
  }
}
