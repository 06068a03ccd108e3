import Links
import Testing

/// What follows an address stays in the text, byte by byte, however the text writes it.
@Suite struct AddressEndTests {
  private static let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3"
  private static let new = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"

  private static func rewritten(_ text: String, _ kind: TextKind) -> (String, [FoundLink]) {
    var rewriter = LinkRewriter(kind)
    Array(text.utf8).withUnsafeBytes { rewriter.append($0) }
    rewriter.finish()
    return (String(decoding: rewriter.output, as: UTF8.self), rewriter.found)
  }

  /// - Parameter text: with OLD for addresses, all of which become today's.
  private static func check(_ text: String, _ kind: TextKind) {
    for old in ["", "/", "#words=lee"].map({ AddressEndTests.old + $0 }) {
      let (result, found) = rewritten(text.replacing("OLD", with: old), kind)
      #expect(result == text.replacing("OLD", with: new))
      #expect(found.map(\.old) == text.ranges(of: "OLD").map { _ in old })
    }
  }

  @Test(
    arguments: TextKind.allCases,
    [
      "&gt;", "&lt;", "&quot;", "&apos;", "&#34;", "&#39;", "&#x27;", "&nbsp;", "&rdquo;", "&#8221;", "&GT;",
      "&amp;gt;", "&#38;quot;", "&amp;amp;lt;",
    ])
  func `an entity ends an address`(kind: TextKind, entity: String) {
    AddressEndTests.check("<d>&lt;OLD\(entity) and &quot;OLD\(entity)next, lines\n", kind)
  }

  @Test(arguments: [TextKind.xml, .html, .text, .json])
  func `markup that is escaped in a feed stays whole`(kind: TextKind) {
    AddressEndTests.check(
      "see &lt;a href=&quot;OLD&quot;&gt;Lee&lt;/a&gt;, or &amp;lt;a href='OLD&amp;gt;x; next", kind)
  }

  @Test(arguments: [
    (TextKind.json, #"{"a": "go( OLD\u0027)", "b": "\u0026quot;OLD\u0026quot;x", "c": "OLD\u002e"}"#),
    (.markdown, #"\(OLD\) \[OLD\]. *OLD\* OLD\. OLD\&quot; x"#), (.tex, #"\{OLD\}, OLD\. OLD\&gt; x"#),
    (.bibtex, #"note = {(OLD\), OLD\!}"#), (.text, "OLD?&gt; OLD.;, OLD\u{205F}x OLD\u{1680}x"),
  ])
  func `punctuation that is escaped stays, too`(kind: TextKind, text: String) {
    AddressEndTests.check(text, kind)
  }

  @Test func `what is escaped before an address does not hide it`() {
    AddressEndTests.check(#"{"a": "\u0027OLD\u0027", "b": "x\nOLD\n\tOLD"}"#, .json)
    AddressEndTests.check(#"{"c": "\u00abOLD\u00bb, \\OLD", "d": "\u003aOLD"}"#, .json)
    for before in [#"\\u0027"#, #"\\n"#, #"\u0061"#, #"\/"#] {
      let (_, found) = AddressEndTests.rewritten("{\"a\": \"\(before)\(AddressEndTests.old)\"}", .json)
      #expect(found.isEmpty, "\(before)")
    }
  }

  @Test(arguments: [",", ";", "|"])
  func `the fields of a table stay, whatever separates them`(sign: String) {
    let rows = "id;url;note\r\n1;OLD;important note\r\n2;\"OLD\";b\r\nOLD;OLD;"
    AddressEndTests.check(rows.replacing(";", with: sign), .csv)
  }

  @Test(arguments: [("/?x=1", ";b"), ("/;words=gold+rush", ";b;c"), ("/;words=gold+rush", "\r\n")])
  func `a parameter or words are part of a field, the next field is not`(rest: String, after: String) {
    let old = AddressEndTests.old + rest
    let (text, found) = AddressEndTests.rewritten("1;\(old)\(after)", .csv)
    #expect(text == "1;\(AddressEndTests.new)\(after)" && found.map(\.old) == [old])
  }

  @Test(arguments: ["&amp;", "&#38;", "&#x26;", "&amp;amp;", "&"])
  func `entities of an address's own signs are part of it`(sign: String) {
    let old =
      "http://chroniclingamerica.loc.gov/search&#47;pages/results/?andtext&#61;gold\(sign)state=Ohio"
    let (text, found) = AddressEndTests.rewritten("<a href=\"\(old)&gt;.\"", .html)
    #expect(
      text == "<a href=\"https://www.loc.gov/collections/chronicling-america/?dl=page&amp;searchType=advanced"
        + "&amp;qs=gold&amp;ops=AND&amp;location_state=ohio&gt;.\"")
    // What HTML means by it, for a map or a report.
    let meant = old.replacing("&amp;", with: "&").replacing("&#38;", with: "&").replacing("&#x26;", with: "&")
      .replacing("&#47;", with: "/").replacing("&#61;", with: "=")
    #expect(found.map(\.old) == [meant])
  }

  @Test(arguments: [
    (TextKind.html, "&amp;"), (.xml, "&#38;"), (.wikitext, "&amp;"), (.markdown, "&amp;"), (.text, "&"),
    (.csv, "&"), (.json, #"\u0026"#),
  ])
  func `the old address is reported as it is, not as its text writes it`(kind: TextKind, sign: String) {
    let old = "http://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&state=Ohio"
    let (text, found) = AddressEndTests.rewritten(
      "a \"\(old.replacing("&", with: sign))\" b", kind)
    #expect(found.map(\.old) == [old] && found.first?.new != nil, "\(found)")
    #expect(!text.contains("chroniclingamerica.loc.gov"), "\(text)")
  }
}
