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

  @Test(
    arguments: [
      ("state:Ohio ", "flood OR levee", "state:Ohio (flood OR levee)"),
      ("state:Ohio date:1913 ", " flood|levee dam ", "state:Ohio date:1913 (flood|levee dam)"),
      ("lccn:sn83045462 ", "(flood OR levee) dam", nil), ("state:Ohio ", "flood", nil),
      ("state:Ohio ", "OR flood", nil), ("state:Ohio ", "flood OR", nil),
      ("state:Ohio ", "(flood OR levee", nil),
      ("ice ", "flood OR levee", nil), ("state:Ohio ice ", "flood OR levee", nil),
      ("", "flood OR levee", nil),
    ] as [(String, String, String?)]) func `alternatives typed after fields stay together`(
      fields: String, typed: String, grouped: String?
    )
  {
    #expect(QueryText.grouped(fields + typed, after: fields) == grouped)
    #expect(QueryText.grouped(typed, after: "state:Iowa ") == nil, "the reader removed the fields")
  }

  @Test func `either part may be empty`() {
    #expect(QueryText.joined(" ", "state:Ohio").contains("state:Ohio"))
    #expect(QueryText.joined("flood OR levee", "") == "flood OR levee")
  }
}
