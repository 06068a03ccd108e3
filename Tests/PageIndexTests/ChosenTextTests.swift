import GRDB
import Newspapers
import Testing

@testable import PageIndex

/// Which text of a page stays when others arrive, and that the page still counts as read.
struct ChosenTextTests {
  private let shelf = Shelf()

  @Test(arguments: [KeptPage.Way.imported, .saved, .found])
  func `a page stays read when another text or the same one comes`(_ way: KeptPage.Way) async throws {
    let id = "sn83045462/1916-11-08"
    try await shelf.index.keep([.made(id, "gold", way: .read, fetched: 7)])
    try await shelf.index.keep([.made(id, "gold", way: way, fetched: 9)])
    try await shelf.index.keep([.made(id, "gold silver", way: way, fetched: 9)])
    #expect(try await shelf.found("gold is:read").count == 1)
    // Text that comes with a search does not replace what was read.
    #expect(try await shelf.found("silver").count == (way == .found ? 0 : 1))
    let read = try await shelf.database().read { try Double.fetchOne($0, sql: "SELECT read FROM page") }
    #expect(read == 7)
    try await shelf.index.keep([.made(id, "tin", way: .read, fetched: 8)])
    #expect(try await shelf.found("tin is:read").count == 1)
    try shelf.checkWords()
  }

  @Test(arguments: [KeptPage.Way.read, .saved, .imported])
  func `what came with a search is replaced until the reader chose it`(_ way: KeptPage.Way) async throws {
    let id = "sn83045462/1916-11-08"
    for text in ["gold", "silver"] { try await shelf.index.keep([.made(id, text, way: .found)]) }
    #expect(try await shelf.found("silver").count == 1)
    #expect(try await shelf.index.keep([.made(id, "silver", way: way)]) == KeptCount(passedOver: 1))
    #expect(try await shelf.index.keep([.made(id, "tin", way: .found)]) == KeptCount(passedOver: 1))
    #expect(try await shelf.found("silver").count == 1)
    #expect(try await shelf.found("tin").isEmpty)
  }
}
