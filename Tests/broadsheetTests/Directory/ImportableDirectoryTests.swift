import Newspapers
import Synchronization
import TestSupport
import Testing

@testable import broadsheet

/// Newspapers that are imported while lists of others are shown.
struct ImportableDirectoryTests {
  private final class Imported: Sendable {
    let isThere = Mutex(false)
  }

  private let imported = Imported()

  private func directory() -> ImportableDirectory {
    func stub(_ title: String) -> StubDirectory {
      StubDirectory((0..<9).map { Newspaper.sample("sn9000000\($0)", "\(title) \($0)") })
    }
    return ImportableDirectory(stub("Catalog"), orElse: stub("List")) { [imported] in
      imported.isThere.withLock { $0 }
    }
  }

  private func titles(
    _ directory: ImportableDirectory, _ query: NewspaperQuery, _ offset: Int, limit: Int = 2
  ) async throws -> [String] {
    try await directory.newspapers(
      matching: query, window: Window(offset: offset, limit: limit), freshness: .atHand
    ).newspapers.map(\.title)
  }

  @Test func `each list stays with the directory that began it`() async throws {
    let directory = directory()
    let (all, ohio) = (NewspaperQuery(), NewspaperQuery(state: "Ohio"))
    #expect(try await titles(directory, all, 0) == ["List 0", "List 1"])
    imported.isThere.withLock { $0 = true }
    #expect(try await titles(directory, ohio, 0) == ["Catalog 0", "Catalog 1"])
    #expect(try await titles(directory, all, 2) == ["List 2", "List 3"])
    #expect(try await titles(directory, all, 0, limit: 1) == ["List 0"])
    #expect(try await titles(directory, all, 4) == ["List 4", "List 5"])
    #expect(try await titles(directory, ohio, 2) == ["Catalog 2", "Catalog 3"])
    // Begun again.
    #expect(try await titles(directory, all, 0) == ["Catalog 0", "Catalog 1"])
    #expect(try await titles(directory, all, 2) == ["Catalog 2", "Catalog 3"])
  }

  @Test func `after a refresh, lists go on with what was imported`() async throws {
    let directory = directory()
    _ = try await titles(directory, NewspaperQuery(), 0)
    imported.isThere.withLock { $0 = true }
    await directory.refresh()
    #expect(try await titles(directory, NewspaperQuery(), 2) == ["Catalog 2", "Catalog 3"])
  }
}
