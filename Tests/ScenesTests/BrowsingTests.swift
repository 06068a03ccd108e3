import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// What keys do, on screens with everything except a terminal.
@MainActor @Suite(.timeLimit(.minutes(2))) struct BrowsingTests {
  private let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))

  @Test func `Enter opens the newspaper and back returns to its row`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("j", "j", "Enter")
    try await stage.wait(for: "A publisher")
    #expect(stage.lines[0].contains("Newspapers › New-York tribune"))
    stage.press("h")
    try await stage.wait(for: "3 of 5")
  }

  @Test func `counts and ends move the cursor`() async throws {
    try await stage.wait(for: "1 of 5")
    for (keys, position) in [
      ("3j", "4 of 5"), ("gg", "1 of 5"), ("G", "5 of 5"), ("2G", "2 of 5"), ("99k", "1 of 5"),
    ] {
      stage.type(keys)
      #expect(stage.lines[22].hasSuffix(position), "after \(keys)")
    }
  }

  @Test func `typing searches and Esc shows all again`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("/")
    stage.type("times")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    #expect(stage.lines[0].contains("“times”"))
    stage.press("/")
    stage.type("star")
    #expect(stage.lines[23].hasPrefix(" /star "), "what is typed takes the place of what was sought")
    try await stage.wait(for: "“star”")
    stage.press("Enter", "/", "Backspace")
    #expect(stage.lines[23].hasPrefix(" /sta "))
    stage.press("Esc")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `a state is picked by typing`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.type("oreg")
    stage.press("Enter")
    try await stage.wait(for: "Newspapers · Oregon")
    #expect(stage.navigator.screens.count == 1)
    stage.press("x")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `an order is picked`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("s")
    try await stage.wait(for: "First year")
    stage.press("Down", "Down", "Enter")
    try await stage.wait(for: "by first year")
    #expect(stage.lines[2].contains("Evening star"))
    #expect(stage.lines[6].contains("The Washington herald"))
  }

  @Test func `copied text goes to the clipboard and is announced`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("y", "l")
    #expect(stage.desktop.copied == ["sn83045462"])
    #expect(stage.lines[23].contains("Copied sn83045462"))
    stage.press("y", "c")
    try await stage.wait(for: "Copied as Chicago 18, note")
    #expect(stage.desktop.copied.last?.hasPrefix("“Evening Star (Washington, D.C.), 1854–1972,” ") == true)
  }

  @Test func `the newspaper's page opens in the browser`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("o")
    #expect(stage.desktop.opened == ["https://news.example/lccn/sn83045462/"])
    stage.desktop.failure = DesktopError(.failure("No browser found"))
    stage.press("o")
    #expect(stage.lines[23].contains("✗ No browser found"))
  }

  @Test func `a wide terminal shows both and opening moves the focus`() async throws {
    stage.resize(columns: 120, rows: 24)
    try await stage.wait(for: "A publisher")
    #expect(stage.navigator.screens.count == 1)
    stage.press("j")
    try await stage.wait(for: "Portland, Oregon · 1861–1937")
    stage.press("Enter")
    try await stage.wait(for: "› Morning Oregonian")
    #expect(stage.lines.contains { $0.contains("Evening star") }, "the list stays in sight")
    stage.press("z")
    #expect(!stage.lines.contains { $0.contains("Evening star") }, "z gives one pane the whole width")
  }

  @Test func `an answer for a covered list does not affect the screen above`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 120, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    let (asked, gate) = AsyncStream<Void>.makeStream()
    let (answers, answer) = AsyncStream<Void>.makeStream()
    directory.wait {
      gate.yield()
      for await _ in answers { break }
    }
    stage.press("R")
    for await _ in asked { break }
    directory.wait(for: nil)
    let list = try #require(stage.navigator.top as? NewspaperListScreen)
    stage.press("j", "Enter")
    try await stage.wait(for: "A publisher")
    answer.yield()
    await list.task?.value
    #expect(stage.lines[0].contains("› Morning Oregonian"))
    #expect(stage.lines[2].contains("Evening star"), "the list is still at the left")
  }

  @Test func `q quits only from the first screen`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("Esc")
    #expect(!stage.window.isFinished)
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("q")
    #expect(!stage.window.isFinished && stage.navigator.screens.count == 1)
    stage.press("q")
    #expect(stage.window.isFinished)
  }

  @Test func `an unbound key says so`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("!")
    #expect(stage.lines[23].contains("! does nothing here"))
  }

  @Test func `a command can be typed by its name`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press(":")
    stage.type("las")
    stage.press("Tab")
    #expect(stage.lines.contains { $0.contains("│ :last ") })
    stage.press("Enter")
    #expect(stage.lines[22].hasSuffix("5 of 5"))
    stage.press(":")
    stage.type("firs")
    stage.press("Enter")
    #expect(stage.lines[22].hasSuffix("1 of 5"))
    stage.press(":", "Down", "Enter")
    #expect(stage.lines[22].hasSuffix("5 of 5"), "what was run last comes first: first, last")
    stage.press(":")
    stage.type("xyzzy")
    #expect(stage.lines.contains { $0.contains("No command matches.") })
    stage.press("Enter")
    #expect(stage.lines[23].contains("No command “xyzzy” here"))
    stage.press(":")
    stage.type("find times")
    stage.press("Enter")
    try await stage.wait(for: "1 of 1")
  }

  @Test func `a closed screen is gone once it cannot be reopened`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    weak let screen = stage.navigator.top
    stage.press("q")
    _ = stage.lines
    #expect(screen != nil)
    stage.press("p")
    try await stage.wait(for: "3 states")
    for _ in 0..<100 where screen != nil { try await Task.sleep(for: .milliseconds(2)) }
    #expect(screen == nil)
  }

  @Test func `tiny terminals do not trap`() async throws {
    try await stage.wait(for: "1 of 5")
    for size in [(1, 1), (2, 3), (10, 2), (20, 5), (101, 3), (300, 100)] {
      stage.resize(columns: size.0, rows: size.1)
      stage.press("j", "?")
      #expect(stage.lines.count == size.1)
      stage.press("q")
    }
  }
}
