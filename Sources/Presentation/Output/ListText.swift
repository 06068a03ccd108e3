import MVP

/// A list that a command prints, the base class of such views: rows to standard output, what is said about them to
/// standard error.
open class ListText<Content: Equatable & Sendable>: MvpView {
  public final let format: ListFormat
  public final let output: any TextOutput
  public private(set) final var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  // MARK: What a list says of itself

  /// Writes the rows, none if there is nothing: other programs get a header or an empty array all the same.
  open func write(_ content: Content?) {}

  /// What is to be known before the rows are read.
  open func notices(on content: Content) -> [String] { [] }

  /// How many there are, below the rows.
  open func summary(of content: Content) -> String { "" }

  open func lines(on nothing: Emptiness) -> [String] { [nothing.message] + nothing.advice.map { "  \($0)" } }

  // MARK: Showing

  public final func render(_ state: ViewState<Content>) {
    switch state {
    case .content(let content):
      for notice in notices(on: content) { output.note(notice) }
      write(content)
      output.note(summary(of: content))
    case .empty(let nothing):
      write(nil)
      for line in lines(on: nothing) { output.note(line) }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }
}
