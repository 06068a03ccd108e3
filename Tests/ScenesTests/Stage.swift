import Catalog
import Clock
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

@testable import TerminalUI

/// A window of screens drawn on a canvas, with everything except a terminal.
@MainActor final class Stage {
  let window: ScreenWindow<Route>
  let desktop = RecordingDesktop()
  private var canvas: Canvas

  /// The canvas never showed the expected text.
  struct NeverShown: Error {
    let text: String
    let screen: [String]
  }

  init(
    columns: Int, rows: Int, service: any NewspaperDirectory = StarterCatalog(),
    archive: any NewspaperArchive = StubArchive(), search: SearchSources = SearchSources(),
    library: any PersonalLibrary = NoLibrary(), now: Double = 1_750_000_000, clock: (any WallClock)? = nil,
    route: Route = .newspapers(NewspaperQuery()), meter: any RequestMeter = NoRequestMeter(),
    asksOnRest: Bool = true, preview: FrontPagePreview = .ask, queries: any QueryHistory = NoQueryHistory(),
    kept: (any NewspaperArchive)? = nil,
    addresses: @escaping AddressReading = { _ in .fault("not here") },
    result: any CorpusResult = NoCorpusResult(), holdings: any MachineHoldings = NoHoldings(),
    desk: JobDesk? = nil, ahead: PageAhead? = nil, session: SessionKeeper? = nil,
    keys: KeyChoices = KeyChoices()
  ) {
    canvas = Canvas(size: Size(rows: rows, columns: columns))
    window = SceneBuilder(
      service: NewspaperService(directory: service, archive: archive, kept: kept, search: search),
      library: library,
      desktop: desktop,
      clock: clock ?? StoppedClock(now: now),
      meter: meter, asksOnRest: asksOnRest, preview: preview, queries: queries, addresses: addresses,
      result: result, holdings: holdings, desk: desk, ahead: ahead, session: session
    ).window(keys: keys)
    navigator.open(route)
  }

  var navigator: Navigator<Route> { window.navigator }

  /// The lines now on the screen.
  var lines: [String] {
    window.draw(on: &canvas, theme: .dark)
    return (0..<canvas.size.rows).map { Stage.plain(canvas.text(row: $0)) }
  }

  /// The same in cells, in `theme`.
  func cells(in theme: Theme) -> [[Cell]] {
    window.draw(on: &canvas, theme: theme)
    return (0..<canvas.size.rows).map { row in (0..<canvas.size.columns).map { canvas[row, $0] } }
  }

  /// With ▒ for each cell of a picture.
  private static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{10eeee}") else { return text }
    return String(text.map { $0.unicodeScalars.first == "\u{10eeee}" ? "▒" : $0 })
  }

  func press(_ keys: Key...) { for key in keys { window.handle(.key(key)) } }

  func type(_ text: String) {
    for character in text {
      window.handle(.key(Key(stringLiteral: character == " " ? "Space" : String(character))))
    }
  }

  /// Waits up to ten seconds until `text` is no longer on the screen.
  func wait(untilGone text: String) async throws {
    for _ in 0..<5000 {
      if !lines.contains(where: { $0.contains(text) }) { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw NeverShown(text: "no “\(text)”", screen: lines)
  }

  /// Waits up to ten seconds until the screens, including the one beside, are idle.
  func settle() async throws {
    // Drawing may trigger more lookups.
    var rests = 0
    for _ in 0..<5000 {
      let lines = lines
      rests = isBusy || lines != self.lines ? 0 : rests + 1
      if rests > 2 { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw NeverShown(text: "all that is to come", screen: lines)
  }

  /// A covered screen may keep waiting for the reader's answer.
  private var isBusy: Bool {
    let inSight = [navigator.top, window.beside].compactMap(\.self)
    return window.isBusy || inSight.contains(where: \.isBusy)
      || (inSight + navigator.screens).contains { !$0.pendingWork.isEmpty }
  }

  /// Expects the screen, once it has settled, to be as recorded in `Fixtures/screens`.
  func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await settle()
    try Golden.expect(lines, in: "screens/\(name).txt", sourceLocation: sourceLocation)
  }

  /// Waits until the screens have finished writing.
  func finishPendingWrites() async {
    for screen in navigator.screens { for work in screen.unfinishedWork { await work.value } }
    await navigator.finishPendingWrites()
  }

  /// Where the terminal's cursor was last drawn; nil if it was hidden.
  var cursor: (row: Int, column: Int)? { canvas.cursor }

  func resize(columns: Int, rows: Int) { canvas.resize(to: Size(rows: rows, columns: columns)) }

  /// Waits up to ten seconds until `text` is on the screen.
  @discardableResult
  func wait(for text: String) async throws -> [String] {
    for _ in 0..<5000 {
      let lines = lines
      if lines.contains(where: { $0.contains(text) }) { return lines }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw NeverShown(text: text, screen: lines)
  }
}

/// A desktop that opens nothing, but records everything.
@MainActor final class RecordingDesktop: Desktop {
  private(set) var opened: [String] = []
  private(set) var copied: [String] = []
  private(set) var appended: [(file: String, text: String)] = []
  var failure: DesktopError?

  func open(
    _ address: String, onFailure: @escaping @MainActor @Sendable (Notice) -> Void
  ) throws(DesktopError) {
    if let failure { throw failure }
    opened.append(address)
  }

  func copy(_ text: String) throws(DesktopError) {
    if let failure { throw failure }
    copied.append(text)
  }

  func append(
    to file: String, _ text: (_ present: String) -> String?
  ) throws(DesktopError) -> (path: String, isAppended: Bool) {
    if let failure { throw failure }
    let present = appended.filter { $0.file == file }.map(\.text).joined()
    guard let text = text(present) else { return ("/home/\(file)", false) }
    appended.append((file, text))
    return ("/home/\(file)", true)
  }
}
