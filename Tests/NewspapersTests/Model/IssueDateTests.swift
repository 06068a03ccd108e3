import Newspapers
import Testing

@Suite struct IssueDateTests {
  @Test(arguments: ["1866-04-10", "1900-12-31", "1904-02-29", "2000-02-29", "0001-01-01"])
  func `a day is parsed and printed the same`(written: String) throws {
    #expect(try #require(IssueDate(written)).description == written)
  }

  @Test(arguments: [
    "", "1866", "1866-04", "1866-4-10", "1866-04-1", "66-04-10", "1866-13-01", "1866-00-01", "1866-04-31",
    "1866-04-00", "1900-02-29", "1903-02-29", "0000-01-01", "1866/04/10", "1866-04-10T00:00:00Z",
    "18660410",
    "-866-04-10", "uuuu-uu-uu",
  ])
  func `an invalid day is refused`(written: String) {
    #expect(IssueDate(written) == nil)
  }

  @Test func `days are in chronological order`() throws {
    let days = try ["1866-04-10", "1866-04-09", "1865-12-31", "1866-03-31"].map {
      try #require(IssueDate($0))
    }
    #expect(days.sorted().map(\.description) == ["1865-12-31", "1866-03-31", "1866-04-09", "1866-04-10"])
  }
}
