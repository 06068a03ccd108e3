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
  ])
  func `a title ends where its place begins, even if that has parentheses`(
    line: String, name: String, place: String, start: String
  ) {
    let title = ListedTitle(line)
    #expect(title.name == name && title.place == place && title.start == start, "\(title)")
  }
}
