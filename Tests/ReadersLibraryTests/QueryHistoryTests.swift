import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// The history of queries in a real file.
struct QueryHistoryTests {
  private let folder = TemporaryFolder()
  private var history: QueryHistoryFile { QueryHistoryFile(path: folder.file("state/queries")) }

  @Test func `queries are remembered once, the most recent last, and are private`() async throws {
    #expect(try await history.queries().isEmpty)
    for query in ["gold", "flood state:Ohio", "gold"] { try await history.add(query) }
    #expect(try await history.queries() == ["flood state:Ohio", "gold"])
    let mode = try FileManager.default.attributesOfItem(atPath: history.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `only as many are kept as anybody looks through`() async throws {
    for number in 1...QueryHistoryFile.most + 5 { try await history.add("word\(number)") }
    let queries = try await history.queries()
    #expect(queries.count == QueryHistoryFile.most && queries.first == "word6")
  }

  @Test func `programs adding at the same time lose nothing`() async throws {
    let history = history
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 { group.addTask { try await history.add("word\(number)") } }
      try await group.waitForAll()
    }
    #expect(try await history.queries().count == 20)
  }

  @Test func `a file that cannot be written is reported`() async throws {
    try FileManager.default.createDirectory(atPath: history.path, withIntermediateDirectories: true)
    await #expect(
      throws: NewspaperError.local(what: "the query was not remembered: \(history.path): Is a directory")
    ) {
      try await history.add("gold")
    }
  }
}
