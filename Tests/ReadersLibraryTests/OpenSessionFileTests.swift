import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// What is open in running programs, and what killed ones leave behind.
struct OpenSessionFileTests {
  private let folder = TemporaryFolder()

  private func session(_ name: String, quit: Double) -> LastSession {
    LastSession(
      tabs: [.init(name: name, screens: [["screen": "page", "page": "sn83045462/1865-10-02/ed-1/seq-1"]])],
      front: 0, quit: quit)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func `what a running program has open is not taken, and what a killed one had is, once`() async throws
  {
    var running: OpenSessionFile? = OpenSessionFile(folder: folder.path)
    try await running?.store(session("One", quit: 1_749_000_000))
    try await running?.store(session("Two", quit: 1_749_000_060))
    let other = OpenSessionFile(folder: folder.path)
    #expect(try await other.abandoned() == [])
    try await other.store(session("Three", quit: 1_749_000_030))
    #expect(files.filter { $0.hasSuffix(".json") }.count == 2, "two programs, even with one number")
    // Its lock disappears with it, as if it were killed.
    running = nil
    let next = OpenSessionFile(folder: folder.path)
    #expect(try await next.abandoned() == [session("Two", quit: 1_749_000_060)])
    try await next.forgetAbandoned()
    #expect(try await OpenSessionFile(folder: folder.path).abandoned() == [])
    try await other.store(nil)
    #expect(files.isEmpty, "\(files)")
  }

  @Test func `nothing is created until something is open, and what cannot be read is dropped`() async throws {
    let file = OpenSessionFile(folder: folder.path)
    #expect(try await file.abandoned() == [])
    try await file.store(nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: URL(filePath: folder.file("7-1.json")))
    #expect(try await file.abandoned() == [])
    try await file.forgetAbandoned()
    #expect(files.isEmpty)
  }

  @Test func `what has a lock file that cannot be opened is not taken`() async throws {
    var running: OpenSessionFile? = OpenSessionFile(folder: folder.path)
    try await running?.store(session("One", quit: 1_749_000_000))
    running = nil
    let lock = folder.file(try #require(files.first { $0.hasSuffix(".lock") }))
    try FileManager.default.removeItem(atPath: lock)
    // Not even root can open it.
    try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: lock)
    #expect(try await OpenSessionFile(folder: folder.path).abandoned() == [])
    try FileManager.default.removeItem(atPath: lock)
    #expect(try await OpenSessionFile(folder: folder.path).abandoned().count == 1)
  }

  @Test func `a front tab that no session has is the first`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let text =
      #"{"quit":"2026-11-21T06:43:47Z","front":-9223372036854775808,"tabs":[{"name":"One","screens":[{"screen":"home"}]}]}"#
    try Data(text.utf8).write(to: URL(filePath: folder.file("7-1.json")))
    #expect(try await OpenSessionFile(folder: folder.path).abandoned().map(\.front) == [0])
  }

  @Test func `a folder that cannot be used is named`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.file("plain")
    try Data().write(to: URL(filePath: path))
    let error = await #expect(throws: NewspaperError.self) {
      try await OpenSessionFile(folder: path).store(session("One", quit: 1))
    }
    #expect("\(try #require(error))".contains(path))
  }
}
