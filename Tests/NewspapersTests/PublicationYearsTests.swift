import Newspapers
import Testing

@Suite struct PublicationYearsTests {
  @Test(arguments: [
    ("1901-1913", "1901–1913"),
    ("18??-19??", "18??–19??"),
    ("1915-current", "1915–current"),
    ("188?-1934", "188?–1934"),
    ("1897", "1897–1897"),
    ("1829-", "1829–????"),
    ("uuuu-uuuu", "????–????"),
    ("", "????–????"),
  ])
  func `ranges are read and printed`(written: String, printed: String) {
    #expect(PublicationYears(written).description == printed)
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
      ("1915-????", 2020, nil, true),
      ("????-1915", nil, 1700, true),
      ("????-????", 1800, 1801, true),
    ] as [(String, Int?, Int?, Bool)])
  func `a range overlaps the years in which the newspaper may have appeared`(
    years: String, from: Int?, to: Int?, expected: Bool
  ) {
    #expect(PublicationYears(years).overlaps(from: from, to: to) == expected)
  }
}
