import Testing

@testable import Catalog

/// Titles as lists print them, on one line.
struct ListedTitleTests {
  @Test(arguments: [
    ("The age-herald. [volume] (Birmingham, Ala.) 1897-1902", "The age-herald", "Birmingham, Ala.", "1897"),
    (
      "Monticello Republican. [volume] (Monticello, (Miss.)) 1820-18??", "Monticello Republican",
      "Monticello, (Miss.)", "1820"
    ),
    (
      "The Parkersburg press. (Parkersburg (W. Va.)) 1886-18??", "The Parkersburg press",
      "Parkersburg (W. Va.)", "1886"
    ),
    ("Times (Toledo)) 1886-1890", "Times", "Toledo)", "1886"),
    ("The Daily soliphone. (Paragould, Ark.) 1???-1911", "The Daily soliphone", "Paragould, Ark.", "1???"),
    ("Spray courier. (Spray, Or.) 1???-19??", "Spray courier", "Spray, Or.", "1???"),
    ("The Sun (Tulsa, Okla.) 1877–19??", "The Sun", "Tulsa, Okla.", "1877"),
    ("Eustis news (Eustis, Fla.)", "Eustis news", "Eustis, Fla.", ""),
  ])
  func `a title ends where its place begins, even if that has parentheses`(
    line: String, name: String, place: String, start: String
  ) {
    let title = ListedTitle(line)
    #expect(title.name == name && title.place == place && title.start == start, "\(title)")
  }

  @Test(arguments: [
    ("1???-19??", "1???", "19??"), ("????-????", "", ""), ("????-1905", "", "1905"),
    ("1890–1???", "1890", "1???"),
    ("189?-current", "189?", "current"), ("1902", "1902", "1902"),
  ])
  func `years may have any pattern of unknown digits`(years: String, start: String, end: String) {
    let title = ListedTitle("Hot Springs echo. (Hot Springs, Ark.) \(years)")
    #expect(title.name == "Hot Springs echo" && title.start == start && title.end == end, "\(title)")
  }

  @Test func `what follows a parenthesis is not always a year`() {
    let title = ListedTitle("Echo (Hot Springs, Ark.) daily")
    #expect(title.name == "Echo (Hot Springs, Ark.) daily" && title.place.isEmpty, "\(title)")
  }
}
