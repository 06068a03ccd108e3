import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// One letter of a title is mistyped.
struct MendingTests {
  /// The same mistakes in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  /// One letter of `title` changed, removed, added, or swapped with the next.
  private func mistyped(_ title: String, _ dice: inout Dice) -> String {
    let letters = Array(title)
    while true {
      var changed = letters
      let place = Int.random(in: 0..<letters.count, using: &dice)
      let letter = Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &dice)))
      guard letters[place].isASCII, letters[place].isLetter else { continue }
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: changed[place] = letter
      case 1: changed.remove(at: place)
      case 2: changed.insert(letter, at: place)
      default: if place + 1 < letters.count { changed.swapAt(place, place + 1) }
      }
      let result = String(changed)
      if TitleText.folded(result) != TitleText.folded(title) { return result }
    }
  }

  @Test func `nearly every mistyped title is on the first page`() async throws {
    let parts = try await QueriedCatalog()
    let titles = parts.newspapers.map(\.title).filter { $0.contains { $0.isASCII && $0.isLetter } }
    var dice = Dice(state: 20_261_121)
    var missed: [String] = []
    for _ in 0..<400 {
      let title = titles[Int.random(in: 0..<titles.count, using: &dice)]
      let words = mistyped(title, &dice)
      let listing = try await parts.catalog.newspapers(
        matching: NewspaperQuery(words: words), window: Window(offset: 0, limit: 50))
      if !listing.newspapers.contains(where: { $0.sortTitle == TitleText.sortKey(title) }) {
        missed.append("\(words) for \(title)")
      }
    }
    #expect(missed.count <= 12, "\(missed)")
  }

  private static let papers = [
    "The Oxford press", "The Clewiston news", "Neisville weekly", "Thnor", "The Mahopac Mercury",
    "Oxford press club",
  ]

  @Test(arguments: [
    ("Thn Oxford press", "the oxford press", "The Oxford press"),
    ("The Clewiston neis", "the clewiston news", "The Clewiston news"),
    ("The Mahopac aercury", "the mahopac mercury", "The Mahopac Mercury"),
  ])
  func `a mistyped word may be a real word or prefix`(words: String, meant: String, title: String)
    async throws
  {
    let newspapers = try Self.papers.enumerated().map { number, title in
      Newspaper(lccn: try LCCN("sn8700000\(number)"), title: title)
    }
    let parts = try await QueriedCatalog(newspapers)
    let listing = try await parts.catalog.newspapers(
      matching: NewspaperQuery(words: words), window: Window(offset: 0, limit: 10))
    #expect(listing.newspapers.first?.title == title && listing.closestWords == meant)
  }

  @Test(arguments: [
    ("star", ["stars", "sta", "tsar", "scar"]), ("sta", ["star"]), ("xyz", []), ("stra", ["star", "sta"]),
  ])
  func `neighbors differ in one letter and the most common come first`(word: String, neighbors: [String]) {
    let lexicon = Lexicon(Array("scar\nsta\nstar\nstarry\nstars\ntsar\n".utf8), counts: [1, 5, 9, 9, 7, 3])
    #expect(lexicon.neighbors(of: word) == neighbors)
    #expect(lexicon.knows(word) == (word != "xyz" && word != "stra"))
  }

  @Test func `a search for thousands of words uses only a few`() async throws {
    let parts = try await QueriedCatalog()
    let window = Window(offset: 0, limit: 20)
    let many = try await parts.catalog.newspapers(
      matching: NewspaperQuery(words: String(repeating: "daily ", count: 3000)), window: window)
    let one = try await parts.catalog.newspapers(matching: NewspaperQuery(words: "daily"), window: window)
    #expect(many.total == one.total && many.total > 0)
    // It terminates: 500 words that no newspaper has.
    let others = (0..<500).map { "zq\($0)x" }.joined(separator: " ")
    let nothing = try await parts.catalog.newspapers(
      matching: NewspaperQuery(words: others), window: window)
    #expect(nothing.total == 0)
  }
}
