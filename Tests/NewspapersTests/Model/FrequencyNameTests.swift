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
    "Weekly", "Daily (except Sunday)", "[Weekly]", "weekly?", "Three times a week (Mon., Wed., Fri.)",
    "Weekly during the school year", "Semi-weekly", "Daily except Sunday",
    "Daily (Monday through Friday except legal holidays)",
  ])
  func `a frequency alone is kept as it is`(words: String) {
    #expect(FrequencyName.beginning(words) == words)
  }

  @Test(arguments: [
    ("Weekly Began in 1901; ceased in 1913? Cf. W. Va. State Gazetteers. Vol. 6, no. 24.", "Weekly"),
    ("Weekly Vol. 2, no. 23 (Sept. 30, 1856)- Ceased July 2, 1861.", "Weekly"),
    ("Daily (except Sun.) -v. 1, no. 44 (June 1, 1880).", "Daily (except Sun.)"),
    ("Daily (except Monday), Oct. 16, 1867-Oct. 2, 1909", "Daily (except Monday)"),
    ("Daily except Sunday Began in 1901.", "Daily except Sunday"), ("Weekly In German.", "Weekly"),
    ("Three times a week 1st year, no. 1-", "Three times a week"), ("Weekly, <1876>", "Weekly"),
    ("Weekly, except the weeks of Thanksgiving and Christmas, 1901-1902", "Weekly"),
    ("Biweekly \"Prohibition our country's hope.\"", "Biweekly"),
  ])
  func `notes may follow a frequency`(description: String, frequency: String) {
    #expect(FrequencyName.beginning(description) == frequency)
  }

  @Test(arguments: [
    "Weekly ed.: Albuquerque weekly citizen.", "Weekly ed. also published?", "Irregular volume numbering.",
    "\"Daily\" appears above masthead ornament.", "Other editions available.", "Other Sunday ed.: The bee.",
    "Daily & triweekly eds.: Old North State.", "Weekly: Nantucket inquirer.", "Frequency varies", "",
    "Daily(except", "Weekly (Fri. Vol. 1",
  ])
  func `notes that begin with a term are no frequencies`(words: String) {
    #expect(FrequencyName.beginning(words) == nil)
  }
}
