import Citations
import Testing

@Suite struct CitedTitleTests {
  @Test(arguments: [
    ("Evening star.", "Evening Star"), ("Evening star. [volume]", "Evening Star"),
    ("The farmers' advocate : a journal of the grange", "The Farmers' Advocate"),
    ("La crónica = The chronicle", "La crónica"), ("Evening times=journal", "Evening Times=Journal"),
    ("New-York tribune", "New-York Tribune"), ("Omaha daily bee (Omaha [Neb.])", "Omaha Daily Bee"),
    ("Evening star (Washington, D.C.) 1854-1972", "Evening Star"), ("Times (daily)", "Times (Daily)"),
    ("The voice of the people", "The Voice of the People"),
    ("Der deutsche Correspondent", "Der deutsche Correspondent"),
    ("“the” paper", "“The” Paper"), ("Monticello Republican. (Monticello, (Miss.))", "Monticello Republican"),
    (
      "The Massachusetts spy, or, Thomas's Boston journal",
      "The Massachusetts Spy, or, Thomas's Boston Journal"
    ),
    ("St. Cloud daily visiter [sic]", "St. Cloud Daily Visiter [sic]"),
  ])
  func `a cataloged title becomes the cited form`(cataloged: String, cited: String) {
    #expect(CitedTitle.text(cataloged, languages: []) == cited)
  }

  @Test(arguments: [
    ("Omaha world-herald", "Omaha World-Herald"), ("Argus-Leader", "Argus-Leader"),
    ("The Times-news-miner", "The Times-News-Miner"),
    ("New-Yorker Staats-zeitung", "New-Yorker Staats-Zeitung"),
    ("Glencoe news/voice", "Glencoe News/Voice"), ("The chronicle=news", "The Chronicle=News"),
    ("The truth--facts--figures", "The Truth--Facts--Figures"), ("The 4-h news", "The 4-H News"),
    ("Twice-a-week plain dealer", "Twice-a-Week Plain Dealer"),
    ("The twice=a=week herald", "The Twice=a=Week Herald"),
    ("The Capitolian vis-a-vis", "The Capitolian Vis-a-vis"),
    ("Croton-on-Hudson round-up", "Croton-on-Hudson Round-Up"),
    ("The will-o'-the-wisp", "The Will-o'-the-Wisp"), ("The rural co-operator", "The Rural Co-operator"),
  ])
  func `the parts of a compound are capitalized, except for small words inside`(
    cataloged: String, cited: String
  ) {
    #expect(CitedTitle.text(cataloged, languages: ["English"]) == cited)
  }

  @Test(arguments: [
    ("Franklin gazette. For the country.", "Franklin Gazette. For the Country"),
    ("The Times. And New Jersey union", "The Times. And New Jersey Union"),
    ("The Newport patriot. And, Orleans recorder", "The Newport Patriot. And, Orleans Recorder"),
    ("The St. Louis and N.Y. and Ohio news", "The St. Louis and N.Y. and Ohio News"),
    ("The voice Of the people", "The Voice of the People"),
    ("The mutual rights, & c.", "The Mutual Rights, & c."), ("The patriot, &c.", "The Patriot, &c."),
    ("The patriot, &c", "The Patriot, &c."),
  ])
  func `a small word keeps the capital that it has after a period, and et cetera has none`(
    cataloged: String, cited: String
  ) {
    #expect(CitedTitle.text(cataloged, languages: ["English"]) == cited)
  }

  @Test(arguments: [
    ("Red Lodge daily news combined with picket", "Red Lodge Daily News Combined with Picket"),
    ("Testimony From the living", "Testimony from the Living"),
    ("The story as told upon the road into Iowa", "The Story as Told upon the Road into Iowa"),
    ("The labor vs. capital review", "The Labor vs. Capital Review"),
    ("From the front", "From the Front"), ("The paper we live with", "The Paper We Live With"),
    ("News about the Near East", "News About the Near East"),
    ("The Seattle down town times", "The Seattle Down Town Times"),
  ])
  func `prepositions of up to four letters are small words`(cataloged: String, cited: String) {
    #expect(CitedTitle.text(cataloged, languages: ["English"]) == cited)
  }

  @Test(arguments: [
    "Nebraska Staats-Anzeiger und Herold", "Tägliche Omaha tribüne", "Gwiazda zachodu", "Uusi kotimaa",
    "Fædrelandet og emigranten",
  ])
  func `a title in an unknown language that may not be English stays as cataloged`(cataloged: String) {
    #expect(CitedTitle.text(cataloged, languages: []) == cataloged)
  }

  @Test func `the title of a newspaper in several languages says which one it is in`() {
    let languages = ["English", "Spanish"]
    let title = "El democrata del condado de Costilla"
    #expect(CitedTitle.text(title, languages: languages) == title)
    #expect(CitedTitle.text("Taos Valley bugle", languages: languages) == "Taos Valley Bugle")
    #expect(CitedTitle.text("The voice of El Paso", languages: languages) == "The Voice of El Paso")
  }

  @Test(arguments: [
    ("Las Vegas age", ["Las Vegas"], "Las Vegas Age"),
    ("Ft. Des Moines age", ["Fort Des Moines"], "Ft. Des Moines Age"),
    ("La Junta tribune", ["La Junta"], "La Junta Tribune"),
    ("Burlington hawk-eye", ["Burlington"], "Burlington Hawk-Eye"), ("Alaska forum", [], "Alaska Forum"),
    ("Copper River current", ["Cordova"], "Copper River Current"),
    ("Valley City Zeitung und bote", ["Valley City"], "Valley City Zeitung und bote"),
    ("Valley City bote", ["Valley City"], "Valley City bote"), ("El monitor", ["El Paso"], "El monitor"),
  ])
  func `without a language, the words besides the town's name tell whether a title is English`(
    cataloged: String, towns: [String], cited: String
  ) {
    #expect(CitedTitle.text(cataloged, languages: [], towns: towns) == cited)
  }

  @Test func `other languages stay as cataloged`() {
    #expect(
      CitedTitle.text("Svenska amerikanska posten", languages: ["Swedish", "English"])
        == "Svenska amerikanska posten")
    #expect(CitedTitle.text("Die Hausfrau monthly", languages: ["English"]) == "Die Hausfrau Monthly")
  }

  @Test(arguments: [
    ("Example, Ann Mary", "Ann Mary Example", "Example, A. M."),
    ("Jean-Paul Ben", "Jean-Paul Ben", "Ben, J.-P."), ("Plato", "Plato", "Plato"),
    ("King, Martin Luther, Jr.", "Martin Luther King Jr.", "King, M. L., Jr."),
    ("{Associated Press}", "Associated Press", "Associated Press"),
  ])
  func `authors are read as people write them`(written: String, direct: String, initialed: String) throws {
    var reference = try Examples.surrender()
    reference.authors = [try #require(CitedAuthor(written))]
    #expect(CitationStyle.chicago.citation(reference).hasPrefix(direct + ", “"))
    let end = initialed.hasSuffix(".") ? " (" : ". ("
    #expect(CitationStyle.apa.citation(reference).hasPrefix(initialed + end))
  }

  @Test(arguments: [
    [], ["Plato"], ["Example, Ann Mary", "King, Martin Luther, Jr."],
    ["{Smith; Jones & Co.}", "van der Berg,"],
    ["King, , Jr.", "Ann Mary Example"],
  ])
  func `authors are written as they are read`(written: [String]) throws {
    let authors = try written.map { try #require(CitedAuthor($0)) }
    #expect(CitedAuthor.list(CitedAuthor.written(authors)) == authors)
  }

  @Test(arguments: ["", "  ", "{}", ", Ann"])
  func `nothing is not an author`(written: String) { #expect(CitedAuthor(written) == nil) }
}
