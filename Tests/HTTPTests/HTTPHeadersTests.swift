import HTTP
import Testing

@Suite("Header fields") struct HTTPHeadersTests {
  @Test(arguments: [
    (" a ", "a"), ("\ta\r\n", "a"), ("", ""), (" \r\n", ""), ("a b", "a b"), (" \u{301}a", "\u{301}a"),
    ("a\u{a0}", "a\u{a0}"),
  ])
  func `lose the white space around a value, and nothing else`(_ value: String, _ kept: String) {
    #expect(HTTPHeaders(["X": value])["x"]?.unicodeScalars.elementsEqual(kept.unicodeScalars) == true)
    var headers = HTTPHeaders()
    headers.add("X", value)
    headers.add("x", "b")
    #expect(headers["X"]?.unicodeScalars.elementsEqual("\(kept), b".unicodeScalars) == true)
  }
}
