import Foundation
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// The first screen when servers refuse and files are damaged.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeFaultTests {
  private let home: HomeStage
  private var library: LibraryFile { home.library }

  init() throws { home = try HomeStage() }

  @Test func `nothing is requested from a server`() async throws {
    let silent = StubDirectory([], name: "www.loc.gov")
    silent.failure = .botCheck(host: "www.loc.gov")
    let archive = StubArchive(try .sample(), name: "www.loc.gov")
    archive.contents.hosts = ["www.loc.gov", "tile.loc.gov"]
    let kept = StubArchive(name: "this machine")
    kept.contents.failure = .notHere(what: "a scan")
    try await home.fill()
    for columns in [80, 160] {
      let stage = Stage(
        columns: columns, rows: 50, service: silent, archive: archive, library: library, now: 1_750_000_000,
        route: .home, kept: kept, holdings: home.holdings)
      try await stage.wait(for: "On this machine")
      while columns >= 120, kept.asked.isEmpty {
        _ = stage.lines
        try await Task.sleep(for: .milliseconds(1))
      }
      for _ in 0..<20 {
        stage.press("j")
        _ = stage.lines
        try await Task.sleep(for: .milliseconds(1))
      }
      stage.press("Tab", "S-Tab", "R")
      try await stage.wait(for: "On this machine")
    }
    #expect(archive.asked.isEmpty)
    #expect(!kept.asked.isEmpty, "pictures are looked for here")
    #expect(silent.asked == 0)
  }

  @Test func `an unreadable library is reported, and there is a way to get started`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("library.sqlite")
    try await LibraryFile(path: path).put(ReadingPosition.samples)
    try Data("not a database, whatever its name may say".utf8).write(to: URL(filePath: path))
    let stage = Stage(
      columns: 160, rows: 24, service: home.directory, archive: home.archive,
      library: LibraryFile(path: path),
      route: .home, holdings: home.holdings)
    try await stage.wait(for: "Browse the newspapers")
    #expect(stage.lines.contains { $0.contains("✗ ") && $0.contains("library.sqlite") }, "\(stage.lines)")
    stage.press("Enter")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `unreadable files on this machine are reported`() async throws {
    var holdings = home.holdings
    holdings.fault = .local(what: "catalog.sqlite is damaged")
    let stage = home.stage(columns: 120, holdings: holdings)
    try await stage.wait(for: "✗ catalog.sqlite is damaged")
    #expect(stage.lines.contains { $0.contains("Browse the newspapers") })
  }
}
