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
}
