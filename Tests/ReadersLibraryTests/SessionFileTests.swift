import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// What was last open, in a real file.
struct SessionFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  private let session = LastSession(
    tabs: [
      LastSession.Tab(
        name: "Home \u{1b}[31m",
        screens: [["screen": "home"], ["screen": "search", "query": "two\nlines “q”", "later": "kept"]]),
      LastSession.Tab(
        name: "Evening star", screens: [["screen": "page", "page": "sn83045462/1865-10-02/ed-1/seq-1"]]),
    ], front: 1, quit: 1_749_900_000)

  private func change(_ sql: String) async throws {
    try await DatabaseQueue(path: library.path).write { try $0.execute(sql: sql) }
  }

  @Test func `reading and forgetting create no file`() async throws {
    #expect(try await library.lastSession() == nil)
    #expect(try await library.put([], replacing: [session]) == 0)
    try await library.removeSessions()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a session is added to the others, and can be forgotten`() async throws {
    try await library.put(session)
    #expect(try await library.lastSession() == session)
    #expect(try await library.front(5).sessions == [session])
    let next = LastSession(tabs: [session.tabs[1]], front: 0, quit: 1_749_900_001)
    try await library.put(next)
    #expect(try await library.sessions() == [next, session])
    #expect(try await library.front(5).sessions == [next, session])
    #expect(try await library.put([], replacing: [next, next]) == 1)
    #expect(try await library.sessions() == [session])
    try await library.put([next], replacing: [session])
    #expect(try await library.sessions() == [next])
    try await library.removeSessions()
    #expect(try await library.sessions().isEmpty)
  }

  @Test func `an unreadable screen is counted, and the others are kept`() async throws {
    try await library.put(session)
    try await change("UPDATE session SET screens = screens || char(10) || '{\"screen\": 3}' WHERE tab = 1")
    try await change("UPDATE session SET screens = 'x' WHERE tab = 2")
    let read = try #require(try await library.lastSession())
    #expect(read.tabs.map(\.screens.count) == [2, 0] && read.damaged == 2 && read.front == 1)
    #expect(try await library.front(5).sessions == [read], "the rest of Home is not lost with it")
  }

  @Test func `it is exported, and of two versions the newer stays`() async throws {
    try await library.put(session)
    let read = try LibraryExchange.read(
      Array(LibraryExchange.written(try await library.contents()).joined(separator: "\n").utf8))
    #expect(read.session == session)
    let older = LastSession(tabs: [session.tabs[0]], front: 0, quit: 1_749_800_000)
    let newer = LastSession(tabs: [session.tabs[0]], front: 0, quit: 1_749_950_000)
    #expect(try await library.merge(LibraryContents(session: older)).session.passedOver == 1)
    #expect(try await library.lastSession() == session)
    #expect(try await library.merge(LibraryContents(session: newer)).session.replaced == 1)
    #expect(try await library.lastSession() == newer)
  }
}
