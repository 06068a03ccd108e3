import Newspapers
import Testing

struct LexiconTests {
  private let lexicon = Lexicon(Array("evening\nevenings\nmilwaukee\nstar\nstart\nwashington\nworker\n".utf8))

  private static let mistyped: [(words: [String], closest: [[String]]?)] = [
    (["evenning"], [["evening", "evenings"]]), (["stra"], [["star", "start"]]),
    (["milwuakee", "work"], [["milwaukee"], ["work"]]), (["wahsingto"], [["washington"]]),
    (["evening"], [["evening"]]), (["sta", "wor"], [["sta"], ["wor"]]),
    (["zzzzzz"], nil), (["evenning", "zzzzzz"], nil),
  ]

  @Test(arguments: mistyped)
  func `mistyped words are corrected`(words: [String], closest: [[String]]?) {
    #expect(lexicon.closest(to: words) == closest)
  }

  @Test(arguments: [
    ("evenings", ["evening"]), ("star", []), ("start", ["star"]), ("sta", []), ("worker", []),
  ])
  func `an existing word may mean another`(word: String, others: [String]) {
    #expect(lexicon.others(like: word) == others)
  }

  @Test(arguments: [
    ("star", "star", 0, 0), ("stra", "star", 1, 1), ("star", "start", 0, 1), ("sar", "star", 1, 1),
    ("kitten", "sitting", 2, 3),
  ])
  func `a distance is that of the prefix and of the whole`(
    word: String, other: String, beginning: Int, whole: Int
  )
    throws
  {
    let distance = try #require(EditDistance.between(Array(word.utf8), Array(other.utf8)[...], limit: 3))
    #expect(distance.beginning == beginning && distance.whole == whole)
    #expect(
      beginning == 0
        || EditDistance.between(Array(word.utf8), Array(other.utf8)[...], limit: beginning - 1) == nil)
  }
}
