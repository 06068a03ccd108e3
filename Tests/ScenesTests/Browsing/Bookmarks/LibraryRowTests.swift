import Newspapers
import Testing

@testable import Scenes

/// What rows of the reader's lists say.
@Suite(.timeLimit(.minutes(2))) struct LibraryRowTests {
  @Test(
    arguments: [
      ("here", "gold · on this machine"), ("loc", "gold · at the Library"),
      ("https://news.example.org", "gold · at https://news.example.org"), (nil, "gold"),
    ] as [(String?, String)])
  func `a saved search says in words where it is run`(source: String?, note: String) {
    let search = SavedSearch(name: "g", query: "gold", source: source, order: nil, created: 1, changed: 1)
    #expect(LibraryRow(search).note == note)
  }
}
