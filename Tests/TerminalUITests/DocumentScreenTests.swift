import MVP
import Terminal
@testable import TerminalUI
import Testing
import TestSupport

@MainActor @Suite(.timeLimit(.minutes(2))) struct DocumentScreenTests {
  private struct Text: DocumentContent {
    let title: String
    let length: Int

    func document(now: Double) -> Document {
      Document([.title(title)] + (1...length).map { .paragraph("\(title), line \($0)") })
    }
  }

  private final class Presenter: MvpPresenter<Text>, DocumentPresenting {
    func follow(link: Int) {}
  }

  private let presenter = Presenter()
  private let screen: DocumentScreen<Presenter>

  init() {
    screen = DocumentScreen(presenter: presenter, clock: StoppedClock())
    screen.appear()
  }

  private func firstLine() -> String {
    var canvas = Canvas(size: Size(rows: 10, columns: 40))
    screen.draw(on: &canvas, in: Rect(canvas.size), theme: .mono, isFocused: true)
    return canvas.text(row: 0).trimmingPrefix(" ").description
  }

  @Test func `text below a heading is not read as part of the field above it`() {
    let document = Document([
      .field("Address", ["https://x.example/"]), .field("", ["https://y.example/"]),
      .heading("Also from Ohio"), .link(name: "", text: "The bee", number: 0),
      .link(name: "Later", text: "The day", number: 1),
      .link(name: "", text: "The night", number: 2),
    ])
    #expect(
      document.statements == [
        "Address: https://x.example/.", "Address: https://y.example/.", "Also from Ohio:", "1. The bee.",
        "2. Later: The day.", "3. Later: The night.",
      ])
  }

  @Test func `a chart of years is read out in words`() {
    let document = Document([
      .years(first: 1897, marks: ["█", "▁"], spoken: "Issues by year: 1897 53, 1898 2"),
      .field("", ["up to 53 a year"]), .years(first: 1897, marks: ["?"], spoken: ""),
      .field("", ["? not known 1897"]),
    ])
    #expect(
      document.statements == [
        "Issues by year: 1897 53, 1898 2.", "Up to 53 a year.", "Issues by year: not known 1897.",
      ])
  }

  @Test func `another document is shown from its beginning`() {
    presenter.show(.content(Text(title: "One", length: 50)))
    #expect(firstLine() == "One")
    #expect(screen.handle(.pageDown, count: 2))
    #expect(firstLine() == "One, line 20")
    presenter.show(.content(Text(title: "Two", length: 50)))
    #expect(firstLine() == "Two")
  }

  @Test func `the same document stays where it was when more of it arrives`() {
    presenter.show(.content(Text(title: "One", length: 50)))
    _ = firstLine()
    #expect(screen.handle(.pageDown, count: 2))
    presenter.show(.content(Text(title: "One", length: 60)))
    #expect(firstLine() == "One, line 20")
  }
}
