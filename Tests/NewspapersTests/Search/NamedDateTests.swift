import Newspapers
import Testing

/// Dates as Americans write them, in queries.
struct NamedDateTests {
  @Test(arguments: [
    (#"date:"July 4, 1876""#, "date:1876-07-04"), (#"date:"4 jul. 1876""#, "date:1876-07-04"),
    (#"date:"July 1876""#, "date:1876-07"),
    (#"date:"July 4, 1876..August 1876""#, "date:1876-07-04..1876-08-31"),
    (#"date:"July 4, 1876..""#, "date:1876-07-04.."),
    (#"date:"1870..July 4, 1876""#, "date:1870-01-01..1876-07-04"),
  ])
  func `a month's name is unambiguous`(typed: String, read: String) throws {
    #expect(try SearchQuery.read("gold \(typed)").query.description == "gold \(read)")
  }

  @Test(arguments: [
    ("date:7/4/1876", "date:1876-07-04"), ("date:1876/7/4", "date:1876-07-04"),
    ("date:7/4/1876..7/10/1876", "date:1876-07-04..1876-07-10"), ("date:7/4/1876..", "date:1876-07-04.."),
    ("date:1897-1899", "date:1897..1899"), ("date:Julember", nil), (#"date:"July 34, 1876""#, nil),
    ("date:31/12/1876", nil),
  ])
  func `plain numbers show the order in which they are read`(typed: String, suggestion: String?) throws {
    do throws(SearchQueryError) {
      _ = try SearchQuery.read("gold \(typed)")
      Issue.record("\(typed) was read")
    } catch {
      #expect(error.suggestion == suggestion, "\(error)")
      #expect(error.message.contains("is not a date"), "\(error)")
    }
  }
}
