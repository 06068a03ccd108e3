import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// A page's text for `read`.
public final class PageReaderText: MvpView {
  private let page: PageID
  private let format: RecordFormat
  private let heading: Heading
  private let isTurned: Bool
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done
  /// Why there is no page; reported by the caller that prints several.
  private(set) var failure: Failure?
  /// Whether there was nothing to print.
  private(set) var isWithoutText = false

  /// The heading above the text that identifies the page.
  public enum Heading: Hashable, Sendable {
    case none, first
    /// Preceded by an empty line after another page.
    case further
  }

  /// - Parameters:
  ///   - turnsRightToLeft: whether the output goes to a terminal that leaves the order of Hebrew and Arabic
  ///     lines to programs; everywhere else text is in reading order.
  public init(
    page: PageID, format: RecordFormat, heading: Heading, turnsRightToLeft: Bool, output: any TextOutput
  ) {
    self.page = page
    self.format = format
    self.heading = heading
    isTurned = turnsRightToLeft
    self.output = output
  }

  public func render(_ state: ViewState<PageReaderContent>) {
    switch state {
    case .content(let content): write(content)
    case .stale(let content, let failure):
      write(content)
      self.failure = failure
      exitCode = heading == .none ? output.fail(failure) : failure.exitCode
    case .empty(let nothing):
      isWithoutText = true
      output.note("page \(page.sequence) of \(page.issue): \(nothing.message)")
    case .failed(let failure): fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func fail(_ failure: Failure) {
    self.failure = failure
    exitCode = failure.exitCode
    if heading == .none {
      exitCode = output.fail(failure)
    } else if format == .json {
      output.write(JSONLines.fields(of: PageErrorJSON(page, failure)))
    }
  }

  private func write(_ content: PageReaderContent) {
    if let notice = content.origin.notice { output.note(notice) }
    for reading in content.readings {
      output.note("not the source's text: \(ReadingOrigin.words(reading)); --original prints the source's")
    }
    switch format {
    case .json: output.write(JSONLines.fields(of: PageJSON(content)))
    case .text:
      if heading == .further { output.write([""]) }
      if heading != .none {
        output.write(["== \(content.heading.title) · \(content.heading.words) ==", ""])
      }
      output.write(lines(content))
    }
  }

  /// For people, lines of the terminal's width; for other programs, one paragraph per line. Separated by
  /// empty lines.
  private func lines(_ content: PageReaderContent) -> [String] {
    guard output.isTerminal else {
      return content.mode == .raw
        ? content.texts : Array(content.texts.map { [$0] }.joined(separator: [""]))
    }
    guard content.mode == .reading else { return content.texts.map { turned($0, of: $0) } }
    let width = min(output.width, PageTextPane.measure)
    return Array(
      content.texts.map { text in WordWrap.lines(text, width: width).map { turned($0, of: text) } }
        .joined(separator: [""]))
  }

  private func turned(_ line: String, of text: String) -> String {
    isTurned ? VisualOrder.text(of: line, isRightToLeft: VisualOrder.isRightToLeft(text)) : line
  }
}
