import Foundation
import Glibc
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Several programs using the reader's library at once, some of them killed.
@Suite(.timeLimit(.minutes(2))) struct BookmarksTogetherTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }

  private static func lccns(_ range: Range<Int>) -> [String] { range.map { "sn\(10_000_000 + $0)" } }

  private func program() throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  @Test func `everything that several programs write is there`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let outcome = try await program().run(
            ["bookmarks", "add"] + Self.lccns(writer * 25..<(writer + 1) * 25))
          #expect(outcome.exitCode == 0, "\(outcome.errors)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try await library.bookmarked().count == 100)
  }

  /// A bookmark that the program reported as added exists, whenever the program is killed.
  @Test func `what was reported as stored survives a kill`() async throws {
    var kills = 0
    var isCut = false
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for round in 0..<12 {
      let file = folder.file("said-\(round)")
      try Data().write(to: URL(filePath: file))
      let lccns = Self.lccns(round * 500..<(round + 1) * 500)
      let process = try ChildProcess(
        Program.path, ["bookmarks", "add"] + lccns,
        environment: [
          "HOME": folder.path, "XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline",
        ], errors: FileHandle(forWritingTo: URL(filePath: file)))
      // Killing it before anything was written would prove nothing.
      while process.isRunning, try Self.kept(file).isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      try await Task.sleep(for: .milliseconds(round * 3))
      if process.isRunning { kills += 1 }
      process.kill()
      let kept = try Self.kept(file)
      #expect(!kept.isEmpty)
      if kept.count < lccns.count { isCut = true }
      let there = Set(try await library.bookmarked().map(\.description))
      #expect(there.isSuperset(of: kept))
    }
    #expect(kills > 6 && isCut, "the program ended before it was killed")
  }

  /// What the program has reported as stored: the complete lines that it wrote to `file`.
  private static func kept(_ file: String) throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().compactMap {
        $0.firstMatch(of: /^bookmarked (\S+) by its number alone$/).map { String($0.1) }
      }
  }

  @Test func `an import that is killed adds nothing`() async throws {
    let many = LibraryContents(
      bookmarks: (0..<20_000).map {
        Bookmark(Newspaper.sample("sn\(10_000_000 + $0)", "Paper \($0)"), added: 1)
      })
    let file = folder.file("many.json")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(LibraryExchange.written(many).joined(separator: "\n").utf8).write(to: URL(filePath: file))
    try await library.put(Bookmark.samples[0])
    for _ in 0..<4 {
      let process = try ChildProcess(
        Program.path, ["bookmarks", "import", file],
        environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path])
      // The journal exists during the transaction.
      while process.isRunning, !FileManager.default.fileExists(atPath: library.path + "-journal") {
        usleep(1000)
      }
      usleep(useconds_t.random(in: 0..<30_000))
      process.kill()
      #expect([1, 20_001].contains(try await library.bookmarked().count))
    }
  }
}

/// Bookmarks on a real terminal.
@OwnThread struct BrowseBookmarksTests {
  private let folder = TemporaryFolder()

  private func browse() throws -> VirtualTerminal {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"]).browse("browse", "--list")
  }

  @Test func `a bookmark is there next time, even after quitting at once`() async throws {
    let terminal = try browse()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("jjmQ")
    #expect(terminal.exitStatus() == .exited(0))
    let next = try browse()
    #expect(next.wait(for: " ★ The Age-herald"))
    next.send("'")
    #expect(next.wait(for: "▸ ★ The Age-herald"))
    next.send("efirst of Birmingham\r")
    #expect(next.wait(for: "Note saved"))
    next.send("\r")
    #expect(next.wait(for: "first of Birmingham"))
    next.send("Q")
    #expect(next.exitStatus() == .exited(0))
    let list = try await Program(["XDG_DATA_HOME": folder.path]).run("bookmarks")
    #expect(list.output.contains("The Age-herald") && list.output.contains("first of Birmingham"))
  }
}
