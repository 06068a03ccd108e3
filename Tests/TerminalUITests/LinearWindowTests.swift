import MVP
@testable import TerminalUI
import Testing
import TestSupport

/// Accessible mode while something is slow.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LinearWindowTests {
  private struct Text: DocumentContent {
    let document: Document

    func document(now: Double) -> Document { document }
  }

  /// Loads for a while, and then has forty paragraphs.
  private final class SlowPresenter: MvpPresenter<Text>, DocumentPresenting {
    override func start() async {
      showWaiting("Loading the text from www.example.org")
      try? await Task.sleep(for: .milliseconds(1200))
      show(.content(Text(document: Document((1...40).map { .paragraph("Paragraph \($0).") }))))
    }

    func follow(link: Int) {}
  }

  private func window(_ say: @escaping @MainActor ([String]) -> Void) -> LinearWindow<Int> {
    func screen() -> any Screen { DocumentScreen(presenter: SlowPresenter(), clock: StoppedClock()) }
    let navigator = Navigator<Int> { _, _ in screen() }
    return LinearWindow(window: ScreenWindow(navigator: navigator) { _, _ in screen() }, say: say)
  }

  @Test func `slow work is announced, and a text is said part by part`() async {
    var lines: [String] = []
    let window = window { lines += $0 }
    await window.begin(from: [1])
    #expect(lines.first == "Progress: Loading the text from www.example.org.")
    #expect(lines[1] == "Paragraph 1." && lines.count == 22 && lines[21].hasPrefix("m more (20 left), "))
    lines = []
    await window.take("m")
    #expect(lines.first == "Paragraph 21." && lines.last?.hasPrefix("p previous, ") == true)
    lines = []
    await window.take("m")
    #expect(lines == ["Error: no more here."])
    await window.take("q")
    #expect(window.isFinished)
    await window.end()
  }

  @Test(arguments: ["m 3", "m3", "3 m", "3m"])
  func `a number with m says so many, and p goes back by so many`(line: String) async {
    var lines: [String] = []
    let window = window { lines += $0 }
    func answer(to line: String) async -> [String] {
      lines = []
      await window.take(line)
      return lines
    }
    await window.begin(from: [1])
    let more = await answer(to: line)
    #expect(more.prefix(3) == ["Paragraph 21.", "Paragraph 22.", "Paragraph 23."], "\(more)")
    #expect(more.count == 4 && more[3].hasPrefix("m more (17 left), p previous, "), "\(more)")
    #expect(await answer(to: "m").first == "Paragraph 24.")
    let before = await answer(to: "p 2")
    #expect(before.prefix(2) == ["Paragraph 22.", "Paragraph 23."] && before.count == 3, "\(before)")
    #expect(await answer(to: "p").first == "Paragraph 2.")
    for line in ["m 0", "p 501", "m 99999999999999999999"] {
      #expect(await answer(to: line) == ["Error: type a number from 1 to 500 after m or p."])
    }
    #expect(await answer(to: "m x").first?.contains("is not a command here") == true)
    await window.end()
  }

  /// Has a few links, and records which ones were followed.
  private final class LinkedPresenter: MvpPresenter<Text>, DocumentPresenting {
    private(set) var followed: [Int] = []
    private let links: Int

    init(links: Int) { self.links = links }

    override func start() async {
      let blocks: [Document.Block] = (0..<links).map { .link(name: "", text: "Newspaper \($0)", number: $0) }
      show(.content(Text(document: Document([.title("Evening star")] + blocks))))
    }

    func follow(link: Int) { followed.append(link) }
  }

  @Test func `open follows the only link, and among several wants the number`() async {
    var lines: [String] = []
    for links in 1...3 {
      let presenter = LinkedPresenter(links: links)
      func screen() -> any Screen { DocumentScreen(presenter: presenter, clock: StoppedClock()) }
      let navigator = Navigator<Int> { _, _ in screen() }
      let window = LinearWindow(
        window: ScreenWindow(navigator: navigator) { _, _ in screen() }, say: { lines += $0 })
      await window.begin(from: [1])
      lines = []
      await window.take("open")
      if links == 1 {
        await window.take("7")
        #expect(lines.contains("Error: no number 7 here. Type 1."), "\(lines)")
        lines.removeAll { $0 == "Error: no number 7 here. Type 1." }
        #expect(presenter.followed == [0] && !lines.contains { $0.hasPrefix("Error") }, "\(lines)")
      } else {
        #expect(
          presenter.followed == []
            && lines == ["Error: open needs a number, 1 to \(links), such as “open \(links)”."])
        await window.take("open \(links)")
        #expect(presenter.followed == [links - 1], "\(lines)")
      }
      await window.end()
    }
  }

  @Test func `waiting can be cut short, and later results are said by themselves`() async throws {
    var lines: [String] = []
    let window = window { lines += $0 }
    #expect(!window.interrupt())
    async let beginning: Void = window.begin(from: [1])
    while !window.interrupt() { try await Task.sleep(for: .milliseconds(5)) }
    await beginning
    #expect(lines.first == "Error: Canceled." && lines.count == 2)
    #expect(!window.interrupt())
    lines = []
    window.window.navigator.announce(failure: "firefox failed; press ? for keys")
    #expect(lines == ["Error: Firefox failed; type ? for keys."])
    await window.end()
  }
}
