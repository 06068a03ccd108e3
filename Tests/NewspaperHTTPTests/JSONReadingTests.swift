import HTTP
import Newspapers
import TestSupport
import Testing

@testable import NewspaperHTTP

/// Malicious JSON.
@Suite struct JSONReadingTests {
  private struct Paper: Decodable, Hashable { let title: LenientLabels }

  private func read(_ text: String) throws(NewspaperError) -> Paper {
    try JSONReading.decode(Paper.self, from: Array(text.utf8), host: "example.org")
  }

  private func nested(_ depth: Int, _ start: String, _ end: String) -> String {
    #"{"title":"# + String(repeating: start, count: depth - 1) + "1"
      + String(repeating: end, count: depth - 1) + "}"
  }

  @Test(arguments: [("[", "]"), (#"{"label":"#, "}"), (#"[{"x":"#, "}]")])
  func `JSON nested too deeply is refused before it is parsed`(start: String, end: String) throws {
    let tooDeep = NewspaperError.malformed(
      host: "example.org", what: "the response is nested more than 64 levels deep")
    for depth in [65, 512, 513, 100_000] {
      #expect(throws: tooDeep) { try read(nested(depth, start, end)) }
      #expect(throws: tooDeep) { try read(String(repeating: start, count: depth)) }
    }
    _ = try read(nested(32, start, end))
    #expect(try read(#"{"title":"\#(String(repeating: "[{", count: 1000))\"["}"#).title.texts.count == 1)
  }

  @Test(arguments: [
    ("", 0, false), ("1", 0, false), ("{}", 1, false), (#"{"a":[{"b":1}]}"#, 3, false), ("[[", 2, true),
    (#"["[[[""#, 1, true), (#"["\"[["]"#, 1, false), (#"["\\",[]]"#, 2, false), (#""x"#, 0, true),
    ("]]", 0, false),
  ])
  func `the shape is determined from brackets outside strings`(text: String, depth: Int, isCut: Bool) {
    let shape = JSONShape(Array(text.utf8))
    #expect(shape.depth == depth)
    #expect(shape.isCut == isCut)
  }

  @Test(arguments: ["99999999999999999999", "604800", String(repeating: "9", count: 400)])
  func `a server that asks for more than a day's pause gets a day`(seconds: String) async {
    let client = StubHTTPClient(.json("{}", status: 429, headers: ["Retry-After": seconds]))
    let server = Server(
      Site("https://example.org"), client: client, webPageIsBotCheck: true, now: { 1000 })
    await #expect(throws: NewspaperError.rateLimited(host: "example.org", until: 87_400)) {
      try await server.answer(ResourceRequest("https://example.org/x", subject: "x"), as: [Int].self)
    }
  }
}
