import Newspapers

/// What the manual says about the query language.
enum QueryTexts {
  static let introduction = [
    "A search finds the pages that have all its words, anywhere on the page and in any order. The language "
      + "is the same for every source: what a server cannot do, Broadsheet does itself, or says that it "
      + "cannot.",
    "Capitals and accents do not matter. A word broken at the end of a line counts as whole. Nothing you "
      + "type is dropped silently: if a symbol such as & is ignored, you are told.",
  ]

  /// What can be written, and what it means.
  static let words: [(written: String, meaning: String)] = [
    ("gold rush", "Both words, anywhere on the page."),
    (#""gold rush""#, "The phrase: the words side by side, in this order. Curly quotes and « » work, too."),
    (
      "strike OR lockout, strike | lockout",
      "Either word, or both. OR is in capitals; the small or is a word."
    ),
    ("gold NOT silver, gold -silver", "Pages with gold, but without silver."),
    (
      "miners (strike OR lockout)",
      "Parentheses group. Without them, OR binds weakest, then AND, NOT, and near."
    ),
    (
      "labor near/10 strike, near/5(fire engine bell)",
      "At most that many words between the first and the last, in any order; 1 to 100. The words have to differ: one place on "
        + "a page never counts as two. NEAR is near/5, and "
        + #""fire engine"~3 is near/3(fire engine)."#
    ),
    (
      "klond*",
      "Words that begin this way. Give at least three letters. At a server, this stands for such words on "
        + "this machine's pages, at most the 20 most frequent: they are listed with the results, and a count "
        + "is only a bound."
    ),
    ("=house", "This form only: without =, a server may also find houses."),
    (
      "election~",
      "The word, and what OCR may have made of it. Variants are listed before they are used: search "
        + "--variants and, in browse, Enter or v let you choose among them. The word must have at least four "
        + "letters. Words broken in two and your own period spellings (variants.tsv; see FILES in "
        + "broadsheet(1)) are proposed, too; they are used only if you choose them, or if --variants with a "
        + "number takes the first ones."
    ),
    (
      "state:Ohio, -state:Ohio",
      "A field: pages from Ohio; with a minus sign, next to other words, pages from any other state."
    ),
    (
      "state:(Ohio OR Iowa)",
      "Either value. Giving a field twice also means either value, unless one is in parentheses of its own or an option of search: state:Ohio (state:Iowa) requires both."
    ),
  ]

  static let fields = [
    "Write a field's value right after the colon, and quote a value with spaces. Other words with a colon, "
      + "such as 12:30, are just words; one that looks like a field is searched for as words, too, and "
      + "Broadsheet says so. A query of fields alone lists the pages that match them; a query that only "
      + "excludes pages is refused."
  ]

  static func meaning(of field: SearchField.Name) -> String {
    switch field {
    case .lccn: "The newspaper, by its LCCN in any form: lccn:sn83045462."
    case .title: #"Words of the newspaper's title: title:star, title:"evening star"."#
    case .in:
      "Your own newspapers: in:bookmarks, in:history, in:tag/war. On this machine, these also find "
        + "bookmarked issues and pages, and pages whose notes have the tag."
    case .state: #"The state or territory, by name or postal code: state:Ohio, state:OH, state:"New York"."#
    case .county: "The county, or its equivalent: county:Multnomah."
    case .city: #"The city: city:Portland, city:"New York"."#
    case .language:
      "The language of the page if known, otherwise of the newspaper: language:German, language:de."
    case .ethnicity: "The ethnic group that the newspaper was for: ethnicity:Polish."
    case .frequency: "How often the newspaper appeared: frequency:Weekly."
    case .date:
      "A decade, a year, a month, a day, or a range of them: date:1890s, date:1905, date:1905-07, date:1905-07-04, date:1900..1910, "
        + "date:1914-08..1918-11-11, date:1900.., date:..1865. "
        + #"A date with the month's name works, too, in quotes: date:"July 4, 1876"."#
    case .on:
      "A day of any year, by month and day: on:07-04. The Library of Congress also needs a range of at most 20 years: "
        + "on:07-04 date:1900..1907, which takes a request for each year."
    case .page: "The position in the issue: page:front or page:1, page:2..4."
    case .edition: "The edition of the day: edition:2."
    case .batch: "The batch that the page was digitized in: batch:curiv_ocotillo_ver01."
    case .saved:
      #"What a saved search finds: saved:influenza, saved:"gold rush". It stands for its query in parentheses."#
    case .is:
      "What this machine knows about the page: is:read (you opened it), is:kept (its text is here), "
        + "is:noted (it has a note or a clip of yours)."
    }
  }

  static let limits = [
    "The address of a search at www.loc.gov, at the old Chronicling America, or at a state's site works as a "
      + "query, too: paste it, by itself or with words and fields that narrow it. Broadsheet says what it "
      + "means, and what the site ignored; broadsheet search asks that site, unless you give --source. For the "
      + "address of a search for newspapers, it prints the broadsheet list command that does the same; "
      + "broadsheet open opens it.",
    "A query is at most \(SearchQuery.longest) characters long, with at most \(SearchQuery.mostTerms) words and values and "
      + "\(SearchQuery.deepest) open parentheses. If a query cannot be read, the error names the column and, where it can, "
      + "what you may have meant; nothing is requested.",
    "The shell removes quotation marks, so put a query with a phrase, a parenthesis, or * in single quotes. "
      + "A query that begins with - looks like an option; write NOT instead.",
  ]

  static let examples: [(line: String, meaning: String)] = [
    (
      #"broadsheet search '"gold rush" (alaska OR yukon) state:California date:1897..1899'"#,
      "A story, as one state's newspapers told it:"
    ),
    (
      "broadsheet search 'labor near/10 strike -baseball'",
      "Words near each other, without the baseball news:"
    ),
    (
      "broadsheet search 'parade on:07-04 page:front date:1900..1907'",
      "Front pages of Independence Day, year by year:"
    ),
    (
      "broadsheet search 'influenza in:bookmarks date:1918-09..1919-03'",
      "In your bookmarked newspapers only:"
    ),
  ]
}
