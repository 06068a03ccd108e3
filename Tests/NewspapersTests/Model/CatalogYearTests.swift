import Newspapers
import Testing

@Suite struct CatalogYearTests {
  @Test(arguments: [
    ("1866", CatalogYear.exact(1866)),
    (" 1866. ", .exact(1866)),
    ("[1866]", .exact(1866)),
    ("c1866", .exact(1866)),
    ("1866?", .exact(1866)),
    ("[1866?]", .exact(1866)),
    ("183?", .approximate(earliest: 1830, latest: 1839)),
    ("183u", .approximate(earliest: 1830, latest: 1839)),
    ("183-", .approximate(earliest: 1830, latest: 1839)),
    ("[183-?]", .approximate(earliest: 1830, latest: 1839)),
    ("18??", .approximate(earliest: 1800, latest: 1899)),
    ("19uu", .approximate(earliest: 1900, latest: 1999)),
    ("current", .current),
    ("Current", .current),
    ("present", .current),
    ("9999", .current),
    ("1???", .millennium(earliest: 1000)),
    ("1uuu", .millennium(earliest: 1000)),
    ("2uuu", .millennium(earliest: 2000)),
    ("3uuu", .unknown),
    ("9???", .unknown),
    ("????", .unknown),
    ("uuuu", .unknown),
    ("1?66", .unknown),
    ("", .unknown),
    ("186", .unknown),
    ("18666", .unknown),
    ("tribune", .unknown),
    ("0231", .unknown),
    ("02??", .unknown),
    ("9999?", .unknown),
    ("999?", .current),
    ("999u", .current),
    ("¹⁸⁶⁶", .unknown),
  ])
  func `years are read as catalogers write them`(written: String, year: CatalogYear) {
    #expect(CatalogYear(written) == year)
  }

  @Test(arguments: [
    (CatalogYear.exact(1866), "1866"),
    (.approximate(earliest: 1830, latest: 1839), "183?"),
    (.approximate(earliest: 1800, latest: 1899), "18??"),
    (.millennium(earliest: 1000), "1???"),
    (.current, "current"),
    (.unknown, "????"),
  ])
  func `years are printed as in the catalog, and parsed again`(year: CatalogYear, written: String) {
    #expect(year.description == written)
    #expect(CatalogYear(written) == year)
  }

  @Test func `the first and last possible year are known unless the year is open`() {
    #expect([CatalogYear("183?").earliest, CatalogYear("183?").latest] == [1830, 1839])
    #expect([CatalogYear("1866").earliest, CatalogYear("1866").latest] == [1866, 1866])
    #expect([CatalogYear.current.earliest, CatalogYear.current.latest] == [nil, nil])
    #expect([CatalogYear("1???").earliest, CatalogYear("1???").latest] == [nil, nil])
    #expect([CatalogYear.unknown.earliest, CatalogYear.unknown.latest] == [nil, nil])
  }
}
