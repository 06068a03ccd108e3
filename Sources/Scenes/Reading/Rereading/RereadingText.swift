import MVP
import Newspapers
import Presentation
import Text

/// A new reading, for `read --again`: the text, and on standard error how it compares.
public final class RereadingText: MvpView {
  private let page: PageID
  private let isRaw: Bool
  private let format: RecordFormat
  private let hasHeading: Bool
  private let output: any ProgressOutput
  public private(set) var exitCode = ExitStatus.done
  private var told = ""

  /// - Parameters:
  ///   - isRaw: whether to print lines as on the page.
  ///   - hasHeading: whether there are several pages.
  public init(
    page: PageID, isRaw: Bool, format: RecordFormat, hasHeading: Bool, output: any ProgressOutput
  ) {
    self.page = page
    self.isRaw = isRaw
    self.format = format
    self.hasHeading = hasHeading
    self.output = output
  }

  public func render(_ state: ViewState<RereadingContent>) {
    switch state {
    case .loading(let words): tell(words)
    case .content(let content): write(content)
    case .failed(let failure): exitCode = output.fail(failure)
    case .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .refreshing, .empty: break
    }
  }

  private func tell(_ words: String) {
    guard output.canReplaceNotes, words != told else { return }
    told = words
    output.notePassing(TextWidth.truncated("page \(page.sequence): \(words)", to: output.width - 1))
  }

  private func write(_ content: RereadingContent) {
    for note in content.notes { output.note(note) }
    output.note("\(content.here.name): \(content.here.measures)")
    if let source = content.source { output.note("\(source.name): \(source.measures)") }
    if content.rereading.unkept == nil {
      output.note(
        content.rereading.isPreferred
          ? "Kept as this page's text; --undo goes back"
          : "Kept beside the source's text; --prefer again makes it this page's text, --undo removes it")
    }
    if let error = content.rereading.unindexed { output.note(RereadingWords.unindexed(error)) }
    switch format {
    case .json: output.write(JSONLines.fields(of: RereadingJSON(content, isRaw: isRaw)))
    case .text:
      if hasHeading { output.write(["== \(content.heading) ==", ""]) }
      output.write(lines(content.here))
      if hasHeading { output.write([""]) }
    }
    if let error = content.rereading.unkept { exitCode = output.fail(Failure(error)) }
  }

  private func lines(_ side: RereadingContent.Side) -> [String] {
    guard !isRaw else { return side.lines }
    guard output.isTerminal else { return Array(side.paragraphs.map { [$0] }.joined(separator: [""])) }
    let width = min(output.width, RereadingText.measure)
    return Array(side.paragraphs.map { WordWrap.lines($0, width: width) }.joined(separator: [""]))
  }

  /// Wider lines are hard to read.
  private static let measure = 76
}
