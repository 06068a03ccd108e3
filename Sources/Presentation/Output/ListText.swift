import MVP

/// The base class for lists that commands print: rows to standard output, messages to standard error.
open class ListText<Content: Equatable & Sendable>: MvpView {
  public final let format: ListFormat
  public final let output: any TextOutput
  public private(set) final var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  // MARK: What a list provides

  /// Writes the rows, if any; even without rows, other programs get a header or an empty array.
  open func write(_ content: Content?) {}

  /// What to know before reading the rows.
  open func notices(on content: Content) -> [String] { [] }

  /// The number of rows, shown below them.
  open func summary(of content: Content) -> String { "" }

  /// The lines below the rows.
  open func closing(of content: Content) -> [String] { [summary(of: content)] }

  /// Success, unless only a part could be shown.
  open func exitCode(for content: Content) -> Int32 { ExitStatus.done }

  open func lines(on nothing: EmptyState) -> [String] { [nothing.message] + nothing.advice.map { "  \($0)" } }

  // MARK: Showing

  public final func render(_ state: ViewState<Content>) {
    switch state {
    case .content(let content):
      for notice in notices(on: content) { output.note(notice) }
      write(content)
      for line in closing(of: content) { output.note(line) }
      if exitCode == ExitStatus.done { exitCode = exitCode(for: content) }
    case .empty(let nothing):
      write(nil)
      for line in lines(on: nothing) { output.note(line) }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }
}
