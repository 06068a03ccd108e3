import Testing

@testable import HTTP

@Suite("Retry-After") struct RetryAfterTests {
  /// 1994-11-06 08:49:37 UTC.
  static let moment = 784_111_777.0

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", moment),
    ("Sunday, 06-Nov-94 08:49:37 GMT", moment),
    ("Sun Nov  6 08:49:37 1994", moment),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200),
    ("Sat, 21 Nov 2026 03:00:00 GMT", 1_795_230_000),
    ("Tue, 01 Mar 2067 00:00:00 GMT", 3_066_163_200),
    ("Friday, 01-Jan-69 00:00:00 GMT", 3_124_224_000),
  ])
  func `is read in all three formats of a date`(_ text: String, _ seconds: Double) {
    #expect(RetryAfter.date(text) == seconds)
  }

  @Test(arguments: [
    "", "soon", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 94000 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Nov 1994 08:a:49:37 GMT", "-5", "1.5", "120, 120", "٣",
  ])
  func `ignores nonsense`(_ text: String) {
    #expect(RetryAfter.seconds(HTTPHeaders(["Retry-After": text]), now: 0) == nil)
  }

  @Test(arguments: [("0", 0), ("120", 120), ("99999999999999999999", 1e20)])
  func `counts seconds, however many`(_ text: String, _ seconds: Double) {
    #expect(RetryAfter.seconds(HTTPHeaders(["Retry-After": text]), now: 5) == seconds)
  }

  @Test func `counts from the server's clock if it has one, otherwise from ours, never backward`() {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    var headers = HTTPHeaders(["Retry-After": date])
    #expect(RetryAfter.seconds(headers, now: Self.moment - 30) == 30)
    #expect(RetryAfter.seconds(headers, now: Self.moment + 30) == 0)
    headers.add("Date", "Sun, 06 Nov 1994 08:48:37 GMT")
    #expect(RetryAfter.seconds(headers, now: Self.moment + 1e9) == 60)
  }

  @Test func `may be missing`() {
    #expect(RetryAfter.seconds(HTTPHeaders(), now: 0) == nil)
  }
}
