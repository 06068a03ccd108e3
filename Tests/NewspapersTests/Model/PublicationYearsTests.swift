import Newspapers
import Testing

@Suite struct PublicationYearsTests {
  @Test(arguments: [
    ("1901-1913", "1901–1913"),
    ("18??-19??", "18??–19??"),
    ("19??-19??", "19??–19??"),
    ("183?-183?", "183?–183?"),
    ("1915-current", "1915–current"),
    ("188?-1934", "188?–1934"),
    ("1866-999?", "1866–current"),
    ("1866-9999", "1866–current"),
    ("9999-9999", "????–current"),
    ("999?-2001", "????–2001"),
    ("1897", "1897"),
    ("1829-", "1829–????"),
    ("uuuu-uuuu", "????"),
    ("1865-1uuu", "1865–1???"),
    ("1uuu-1uuu", "1???–1???"),
    ("", "????"),
  ])
  func `ranges are parsed and printed`(written: String, printed: String) {
    #expect(PublicationYears(written).description == printed)
  }

  @Test(
    arguments: [
      (0, 1970), (-1, 1969), (1_767_225_599, 2025), (1_767_225_600, 2026), (951_782_400, 2000),
      (.infinity, 1970), (1e300, 9999),
    ] as [(Double, Int)])
  func `the year of a time is that of its day`(seconds: Double, year: Int) {
    #expect(Lifespan.year(at: seconds) == year)
  }

  @Test func `what is still published reaches the year that counts as this one`() {
    let years = PublicationYears("1915-current")
    #expect(years.overlaps(from: 2095, to: nil, thisYear: 2095))
    #expect(!years.overlaps(from: 2096, to: nil, thisYear: 2095))
  }

  @Test(
    arguments: [
      ("1866-1924", nil, nil, true),
      ("1866-1924", 1924, nil, true),
      ("1866-1924", 1925, nil, false),
      ("1866-1924", nil, 1866, true),
      ("1866-1924", nil, 1865, false),
      ("1866-1924", 1900, 1901, true),
      ("1866-1924", 1800, 1850, false),
      ("183?-18??", 1899, nil, true),
      ("183?-18??", 1900, nil, false),
      ("183?-18??", nil, 1830, true),
      ("183?-18??", nil, 1829, false),
      ("1915-current", 2020, nil, true),
      ("1915-current", nil, 1914, false),
      ("1915-????", 1915, nil, true),
      ("1915-????", 1916, nil, false),
      ("1915-1???", 2001, nil, false),
      ("????-1915", nil, 1914, false),
      ("????-1915", nil, 1915, true),
      ("????-191?", nil, 1910, true),
      ("????-current", 2020, nil, true),
      ("????-current", nil, 1999, false),
      ("2???-1878", nil, 1870, false),
      ("2???-1878", nil, 1878, true),
      ("????-????", 1800, 1801, false),
      ("1???-2???", 1800, nil, false),
      ("????-????", nil, nil, true),
      ("1890-1880", 1885, 1885, true),
      ("1915-current", 2090, 2099, false),
      ("1990-20??", 2090, 2099, false),
      ("1990-20??", 2001, nil, true),
      ("1990-999?", 2090, nil, false),
      ("1990-999?", 2020, nil, true),
      ("2091-2095", nil, nil, true),
      ("2091-2095", 2091, nil, false),
      ("2091-1950", 1950, 1950, true),
      ("2091-1950", 1951, nil, false),
    ] as [(String, Int?, Int?, Bool)])
  func `a range overlaps the years in which the newspaper may have appeared`(
    years: String, from: Int?, to: Int?, expected: Bool
  ) {
    #expect(PublicationYears(years).overlaps(from: from, to: to) == expected)
  }

  @Test(
    arguments: [
      ("1866-1924", 186...192), ("183?-18??", 183...189), ("1915-current", 191...202),
      ("1915-????", 191...191),
      ("????-1890", 189...189), ("????-current", 202...202), ("????-????", nil), ("1890-1880", 188...189),
      ("1899-1???", 189...189), ("1990-20??", 199...202), ("20??-current", 200...202),
      ("1990-999?", 199...202), ("2091-2095", nil),
    ] as [(String, ClosedRange<Int>?)])
  func `a newspaper counts in the decades whose lists show it`(
    years: String, expected: ClosedRange<Int>?
  ) {
    let years = PublicationYears(years)
    #expect(years.decades == expected)
    for decade in 150...999 {
      #expect(
        years.overlaps(from: decade * 10, to: decade * 10 + 9) == (expected?.contains(decade) ?? false),
        "\(decade)")
    }
  }

  @Test
  func `lists by first year and by end use the same years, exact before vague, unknown last`() {
    func sorted(_ years: [String], by rank: (PublicationYears) -> Int) -> [String] {
      years.sorted { rank(PublicationYears($0)) < rank(PublicationYears($1)) }
    }
    let byStart = [
      "18??-1850", "1830-1831", "183?-1840", "????-1835", "1836-1???", "????-current", "????-????",
    ]
    #expect(
      sorted(["1830-1831"] + byStart.reversed(), by: \.startRank) == ["18??-1850", "1830-1831"]
        + byStart[1...])
    let byEnd = ["1850-????", "1800-1855", "1800-1859", "1800-185?", "1800-current", "????-????"]
    #expect(sorted(byEnd.reversed(), by: \.endRank) == byEnd)
  }
}
