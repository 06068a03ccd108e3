import Newspapers
import Testing

struct QueryReadingTests {
  /// What is typed, and how it is printed: the rules of broadsheet-query(7).
  static let readings: [(String, String)] = [
    ("titanic", "titanic"),
    ("gold rush", "gold rush"),
    (#""gold rush""#, #""gold rush""#),
    ("“gold rush”", #""gold rush""#),
    ("gold AND rush", "gold rush"),
    ("strike|lockout", "strike OR lockout"),
    ("miners strike OR lockout", "(miners strike) OR lockout"),
    ("miners (strike OR lockout)", "miners (strike OR lockout)"),
    ("gold -silver", "gold -silver"),
    ("gold NOT (silver OR lead)", "gold -silver -lead"),
    ("NOT NOT gold", "gold"),
    ("NOT (NOT gold)", "gold"),
    ("labor near/10 strike", "near/10(labor strike)"),
    ("labor NEAR strike", "near/5(labor strike)"),
    ("near/5(fire engine bell)", "near/5(fire engine bell)"),
    ("a near/5 b near/5 c", "near/5(a b c)"),
    ("date:1890s gold", "gold date:1890..1899"), ("date:1890s..1910s gold", "gold date:1890..1919"),
    ("near/5(gold)", "gold"), ("near/5(to be or To be)", "near/5(to be or)"),
    ("(car OR auto) NEAR (auto OR bus)", "near/5(car auto) OR near/5(car bus) OR near/5(auto bus)"),
    ("wilson NEAR wilsons", "near/5(wilson wilsons)"),
    (#""fire engine"~3"#, "near/3(fire engine)"),
    ("(car OR auto) near/5 crash", "near/5(car crash) OR near/5(auto crash)"),
    ("klond*", "klond*"),
    ("election~ =house", "election~ =house"),
    ("12:30 train", #""12:30" train"#),
    ("Gedankenleſer", "Gedankenleſer"),
    (#""a b" OR c -d"#, #""a b" OR (c -d)"#),
    ("flood -state:Ohio", "flood -state:Ohio"),
    ("state:Ohio flood", "flood state:Ohio"),
    (#"flood state:"New York" state:OH"#, #"flood state:("New York" OR Ohio)"#),
    ("flood date:1913", "flood date:1913"),
    ("flood date:1913-03..", "flood date:1913-03.."),
    ("flood date:..1889-06", "flood date:..1889-06"),
    ("flood date:1913 date:1889", "flood date:(1889 OR 1913)"),
    ("flood date:1913 date:1914", "flood date:1913..1914"),
    ("flood date:1913 date:1913-03", "flood date:1913"),
    ("on:07-04 page:1 parade", "parade on:07-04 page:1"),
    ("page:front parade", "parade page:1"),
    ("lccn:SN83-045462 date:1920-08-26 page:1", "lccn:sn83045462 date:1920-08-26 page:1"),
    ("saved:flu date:1918", "date:1918 saved:flu"),
    ("(a state:Ohio) OR (b state:Iowa)", "(a state:Ohio) OR (b state:Iowa)"),
    ("state:Ohio OR state:Iowa", "state:(Iowa OR Ohio)"),
    ("language:de batch:batch_curiv_ocotillo_ver01", "language:German batch:curiv_ocotillo_ver01"),
    ("frequency:semi-weekly a", "a frequency:Semiweekly"), ("frequency:daily a", "a frequency:Daily"),
    (#"frequency:"Daily (except Sunday)" a"#, #"a frequency:"Daily (except Sunday)""#),
    ("title:star (title:evening)", "title:star (title:evening)"),
    ("state:Ohio (state:Iowa)", "state:Ohio (state:Iowa)"),
    ("gold date:1890..1899 (date:1895..1905)", "gold date:1895..1899"),
    ("gold gold", "gold"),
    (#""OR" "state:x" "near/5" "-a""#, #""OR" "state:x" "near/5" "-a""#),
    ("by-laws U.S. don’t", "by-laws U.S. don’t"),
    ("-(silver OR lead) gold", "-silver -lead gold"),
    (#"gold -"lead mine""#, #"gold -"lead mine""#),
    ("gold & silver", "gold silver"),
    ("--gold", "gold"),
  ]

  @Test(arguments: readings) func `typed queries are printed in one form`(_ typed: String, _ printed: String)
    throws
  {
    let query = try SearchQuery.read(typed).query
    #expect(query.description == printed)
    #expect(try SearchQuery.read(printed).query == query)
  }

  @Test func `queries that mean the same are equal`() throws {
    #expect(try SearchQuery.read("gold AND (rush)").query == SearchQuery.read("gold rush gold").query)
    #expect(
      try SearchQuery.read("a state:OH state:Iowa").query == SearchQuery.read("state:(Iowa OR ohio) a").query)
    #expect(try SearchQuery.read("-(a b) c").query == SearchQuery.read("(-a OR -b) c").query)
  }

  @Test func `ignored parts and mixed operators are reported`() throws {
    #expect(
      try SearchQuery.read("gold & silver").notes == [
        "“&” has no letters to search for and was ignored."
      ])
    for (text, word) in [("war or peace", "OR"), ("war not peace", "NOT"), ("gold near river", "NEAR")] {
      let notes = try SearchQuery.read(text).notes
      #expect(notes.count == 1 && notes[0].contains("\(word) in capitals "), "\(notes)")
    }
    #expect(try SearchQuery.read("miners strike OR lockout").notes == ["Read as (miners strike) OR lockout."])
    #expect(
      try SearchQuery.read("gold foo:bar").notes == [
        "“foo:bar” is searched for as words: foo is not a field."
      ])
    for (text, sign) in [
      ("\"united state*\"", "*"), ("wom?n", "?"), ("\"=house boat\"", "="), ("e=mc gold", "="),
      ("\"who are you?\"~3", "?"), ("-who? gold", "?"),
    ] {
      let notes = try SearchQuery.read(text).notes
      #expect(
        notes.count == 1 && notes[0].hasPrefix("“\(sign)” in “") && notes[0].contains("ignored"), "\(notes)")
    }
    for text in ["=house klond* election~", "a \"=\"", "date:1900..1910"] {
      let notes = try SearchQuery.read(text).notes
      #expect(!notes.contains { $0.contains("works only") }, "\(notes)")
    }
    for text in ["12:30 train", "Author: news", #"gold "foo:bar""#, "state:Ohio"] {
      #expect(try SearchQuery.read(text).notes.isEmpty, "\(text)")
    }
    #expect(try SearchQuery.read("strike OR lockout").notes.isEmpty)
    #expect(try SearchQuery.read("(miners strike) OR lockout").notes.isEmpty)
  }

  static let words: [(String, String)] = [
    (
      #""gold rush" (alaska OR yukon) state:California date:1897..1899"#,
      "“gold rush” and (alaska or yukon) · California · 1897 to 1899"
    ),
    ("gold -silver -state:Ohio", "gold, without silver · not Ohio"),
    ("labor near/10 strike", "labor and strike within 10 words"),
    ("labor near/10 strike miners", "(labor and strike within 10 words) and miners"),
    ("klond* date:1897-07-20", "klond… · July 20, 1897"),
    ("on:07-04 page:front parade", "parade · July 4 of any year · front page"),
    ("state:Ohio date:1913-03..", "Ohio · since March 1913"),
    ("flood -fire state:(Iowa OR Ohio)", "flood, without fire · Iowa or Ohio"),
    ("-fire state:Iowa", "pages, without fire · Iowa"),
    ("a in:tag/war title:\"evening star\"", "a · title with “evening star” · bookmarks tagged war"),
  ]

  @Test(arguments: words) func `a query is described in words`(_ typed: String, _ words: String) throws {
    #expect(try SearchQuery.read(typed).query.reading == words)
  }
}
