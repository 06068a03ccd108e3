import Newspapers
import Testing

/// How often newspapers appear.
struct FrequencyNameTests {
  @Test(
    arguments: [
      ("a", "Annual"), ("c", "Semiweekly"), ("d", "Daily"), ("i", "Three times a week"),
      ("k", "Continuously updated"), ("m", "Monthly"), ("q", "Quarterly"), ("s", "Semimonthly"),
      ("t", "Three times a year"), ("w", "Weekly"), ("z", "Other"), ("u", nil), (" ", nil), ("l", nil),
    ] as [(Character, String?)])
  func `a code of MARC means one of the terms`(code: Character, term: String?) throws {
    let name = FrequencyName.term(ofCode: try #require(code.asciiValue))
    #expect(name == term && name.flatMap(FrequencyName.of) == term)
  }

  @Test(arguments: [
    ("Weekly", true), ("Daily (except Sunday)", true), ("[Weekly]", true), ("weekly?", true),
    ("Three times a week (Mon., Wed., Fri.)", true), ("Weekly during the school year", true),
    ("Semi-weekly", true), ("Weekly ed.: Albuquerque weekly citizen.", false),
    ("Weekly ed. also published?", false), ("Irregular volume numbering.", false),
    ("\"Daily\" appears above masthead ornament.", false), ("Other editions available.", false),
    ("Frequency varies", false), ("", false),
  ])
  func `notes that begin with a term are no frequencies`(words: String, isFrequency: Bool) {
    #expect(FrequencyName.isFrequency(words) == isFrequency)
  }
}
