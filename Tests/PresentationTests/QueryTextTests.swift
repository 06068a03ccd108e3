import Newspapers
import Presentation
import Testing

/// Queries with the fields of options.
@Suite(.timeLimit(.minutes(2))) struct QueryTextTests {
  private static let fields = "state:Ohio"

  @Test(arguments: [
    "flood", "flood levee", "flood OR levee", "flood|levee", "flood OR(levee dam)", "(flood)OR levee",
    "flood\tOR\tlevee", "flood\u{A0}OR levee", "\"flood\"OR\"levee\"", "(flood OR levee) dam",
    "(flood OR levee)", "\"flood OR levee\"", "dam date:(1913 OR 1937)", "NOT ice flood OR levee",
    "flood -(ice OR snow)", "a near/5 b OR c",
  ])
  func `fields hold for all alternatives`(words: String) throws {
    let whole = try SearchQuery.read(QueryText.joined(words, Self.fields)).query
    let ohio = SearchField(.state, [.name("Ohio")])
    #expect(try whole == SearchQuery.read(words).query.narrowed(by: [ohio]))
  }

  @Test(arguments: ["flood state:Iowa", "\"flood | levee\" state:Iowa", "(flood OR levee) state:Iowa"])
  func `without alternatives, a field gets one more value`(words: String) throws {
    let whole = try SearchQuery.read(QueryText.joined(words, Self.fields)).query
    #expect(whole.requiredFields == [SearchField(.state, [.name("Iowa"), .name("Ohio")])])
  }

  @Test func `either part may be empty`() {
    #expect(QueryText.joined(" ", "state:Ohio").contains("state:Ohio"))
    #expect(QueryText.joined("flood OR levee", "") == "flood OR levee")
  }
}
