import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// How many lines a found page takes.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HitRowTests {
  private func rows(_ query: String) async throws -> [Int] {
    let here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), now: 600,
      route: .search(query, isAsked: true))
    let first = try await stage.wait(for: "1 of 2").firstIndex { $0.hasPrefix("▸") }
    stage.press("j")
    let second = try await stage.wait(for: "2 of 2").firstIndex { $0.hasPrefix("▸") }
    return [first, second].compactMap(\.self)
  }

  @Test func `without words there are no passages, and each page takes one line`() async throws {
    let narrow = try await rows("state:California")
    #expect(narrow.count == 2 && narrow[1] == narrow[0] + 1, "\(narrow)")
    let wide = try await rows("gold")
    #expect(wide.count == 2 && wide[1] == wide[0] + 2, "a passage takes a second line: \(wide)")
  }

  /// The list of a tall terminal, from its first page on.
  private func tallList(of pages: [TextSearch.Page], folding: Bool = false) async throws -> [String] {
    let stage = Stage(
      columns: 160, rows: 50, search: SearchSources(local: StubSearch(pages)), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "Title (")
    if folding { stage.press("z") }
    try await stage.settle()
    let list = stage.lines.map { line in
      line.split(separator: "│", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
    }
    return Array(list.drop { !$0.hasPrefix("▸") })
  }

  @Test func `where there is room for all pages, each shows all the text that came with it`() async throws {
    let pages = Array(try TextSearch.Page.samples().prefix(2))
    let list = try await tallList(of: pages)
    let second = try #require(list.firstIndex { $0.contains("Los Angeles herald") })
    let words = list[1..<second].joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.hasPrefix("… brings news of a gold rush to the Yukon such as no man on this"), "\(list)")
    #expect(second > 2 && words.contains("the gold itself in sacks"), "\(list)")
    #expect(list[second + 2].contains("by the next boat."), "\(list)")
    let folded = try await tallList(of: pages, folding: true)
    #expect(folded[1].contains("Los Angeles herald"), "\(folded)")
  }

  @Test func `where there is not, each shows a line of it`() async throws {
    let list = try await tallList(of: try TextSearch.Page.many(60))
    #expect(list[2].contains("Jul 21, 1897") && list[4].contains("Jul 22, 1897"), "\(list)")
  }
}
