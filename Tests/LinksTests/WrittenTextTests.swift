import Foundation
import Links
import TestSupport
import Testing

/// A chapter, an article and a bibliography with every kind of address.
@Suite struct WrittenTextTests {
  private static func pairs() throws -> [(old: String, new: String)] {
    try Fixture.text("links/pairs.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (cells[0], cells[1])
    }
  }

  private static func rewritten(_ text: String, _ kind: TextKind) -> (String, [FoundLink]) {
    var rewriter = LinkRewriter(kind)
    Array(text.utf8).withUnsafeBytes { rewriter.append($0) }
    rewriter.finish()
    return (String(decoding: rewriter.output, as: UTF8.self), rewriter.found)
  }

  @Test(arguments: [
    ("chapter.md", ["](", "<"], [")", ">"]), ("article.wiki", ["|url="], [" |access-date"]),
    ("references.bib", ["url = {"], ["},"]),
  ]) func `every address in a text becomes what the table says`(
    file: String, before: [String], after: [String]
  ) throws {
    let text = try Fixture.text("links/\(file)")
    let pairs = try WrittenTextTests.pairs()
    var expected = text
    for (old, new) in pairs {
      for (before, after) in zip(before, after) where !new.isEmpty {
        expected = expected.replacingOccurrences(of: before + old + after, with: before + new + after)
      }
    }
    let (result, found) = WrittenTextTests.rewritten(text, TextKind(fileName: file))
    #expect(result == expected)
    // All are found except the unrelated one.
    let inArchives = file == "article.wiki" ? pairs.count : 0
    #expect(found.count == pairs.count - 1 + inArchives && found.count { $0.new != nil } == 18)
    let again = WrittenTextTests.rewritten(result, TextKind(fileName: file))
    #expect(again.0 == result && again.1.allSatisfy { $0.new == nil })
  }

  @Test(arguments: TextKind.allCases, ["()", "[]", "{}"])
  func `what closes around an address is no part of it`(kind: TextKind, pair: String) {
    let (old, new) = ("http://chroniclingamerica.loc.gov/lccn/sn83045462/", "sn83045462")
    let (text, found) = WrittenTextTests.rewritten("see \(pair.prefix(1))\(old)\(pair.suffix(1))\n", kind)
    #expect(found.map(\.old) == [old] && found.first?.link.status == .changed, "\(found)")
    #expect(text.hasSuffix("/\(new)/\(pair.suffix(1))\n"), "\(text)")
  }

  @Test(arguments: [
    (#"caf\u00e9"#, "caf%C3%A9"), (#"Krak\u00F3w"#, "Krak%C3%B3w"),
    (#"gold\ud83c\udf88"#, "gold%F0%9F%8E%88"),
    (#"gold\u002brush"#, "gold+rush"), ("gold", "gold"),
  ])
  func `escapes of JSON are the characters that they stand for`(written: String, meant: String) {
    let old = #"https://chroniclingamerica.loc.gov/search/pages/results/?andtext=\#(written)\u0026state=Ohio"#
    let (text, found) = WrittenTextTests.rewritten(#"{"a": "\#(old)"}"#, .json)
    #expect(found.count == 1 && found.first?.link.status == .changed, "\(found)")
    #expect(text.contains("qs=\(meant)\\u0026"), "\(text)")
    #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(text)")
  }

  @Test(arguments: [#"\u003c"#, #"\u00a0"#, #"\u201d"#, #"\u0022"#, #"\n"#, #"\ud83c"#, #"\u12"#])
  func `escapes that end an address stay as they are`(after: String) {
    let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/"
    let (text, found) = WrittenTextTests.rewritten(#"{"a": "\#(old)\#(after)b"}"#, .json)
    #expect(found.map(\.old) == [old], "\(found)")
    #expect(text.hasSuffix(#"sp=3\#(after)b"}"#), "\(text)")
  }

  @Test(arguments: [TextKind.html, .xml, .markdown, .text])
  func `an address with the scheme of its document gets one of its own`(kind: TextKind) {
    let old = "//chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/"
    let (text, found) = WrittenTextTests.rewritten("<a href=\"\(old)\">x</a> ftp:\(old) a\(old)", kind)
    #expect(found.map(\.old) == [old] && found.first?.link.status == .changed, "\(found)")
    #expect(
      text
        == "<a href=\"https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=3\">x</a> ftp:\(old) a\(old)"
    )
  }
}
