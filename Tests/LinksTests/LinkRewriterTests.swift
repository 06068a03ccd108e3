import Foundation
import Links
import TestSupport
import Testing

@Suite struct LinkRewriterTests {
  private func rewritten(_ bytes: [UInt8], _ kind: TextKind, piece: Int = 1 << 18) -> ([UInt8], [FoundLink]) {
    var rewriter = LinkRewriter(kind)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(bytes.count, start + piece)].withUnsafeBytes { rewriter.append($0) }
    }
    rewriter.finish()
    return (rewriter.output, rewriter.found)
  }

  private static let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3/"
  private static let new = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"

  @Test(arguments: [
    (TextKind.text, "See (OLD), OLD. “OLD” ‹é›", "See (NEW), NEW. “NEW” ‹é›"),
    (.text, "*OLD* **OLD**, `OLD`. _OLD_ |OLD|y|", "*NEW* **NEW**, `NEW`. _NEW_ |NEW|y|"),
    (.markdown, "*OLD* _OLD_ |OLD|y| x|OLD|\n", "*NEW* _NEW_ |NEW|y| x|NEW|\n"),
    (.html, "<p>OLD* OLD`</p>", "<p>NEW* NEW`</p>"),
    (.markdown, "[a](OLD) <OLD>\r\n`OLD`\n```\nOLD\n```\nOLD", "[a](NEW) <NEW>\r\n`OLD`\n```\nOLD\n```\nNEW"),
    (
      .wikitext, "{{cite|url=OLD|archive-url=http://x.proxy.org/login?url=OLD |x}} [OLD Image 3]",
      "{{cite|url=NEW|archive-url=http://x.proxy.org/login?url=OLD |x}} [NEW Image 3]"
    ),
    (.bibtex, "url = {OLD},\nnote = {\\url{OLD}; OLD},", "url = {NEW},\nnote = {\\url{NEW}; NEW},"),
    (.tex, "\\href{OLD}{Image 3} % OLD", "\\href{NEW}{Image 3} % NEW"),
    (.csv, "a,OLD,\"OLD\",b\r\n", "a,NEW,\"NEW\",b\r\n"), (.tsv, "OLD\tb\tOLD", "NEW\tb\tNEW"),
    (.html, "<a href='OLD'>OLD</a> <a href=\"OLD\">", "<a href='NEW'>NEW</a> <a href=\"NEW\">"),
    (.xml, "<ref target=\"OLD\"/>", "<ref target=\"NEW\"/>"),
  ]) func `only the address changes`(kind: TextKind, before: String, after: String) {
    let text = before.replacing("OLD", with: LinkRewriterTests.old)
    let result = after.replacing("OLD", with: LinkRewriterTests.old).replacing(
      "NEW", with: LinkRewriterTests.new)
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8) + [0xFF, 0x80]
    let (output, found) = rewritten(bytes, kind)
    #expect(output == [0xEF, 0xBB, 0xBF] + Array(result.utf8) + [0xFF, 0x80])
    #expect(!found.isEmpty && rewritten(output, kind).0 == output)
    #expect(rewritten(bytes, kind, piece: 7).0 == output)
  }

  @Test func `JSON escapes stay as they were`() {
    let text =
      #"{"a": "\#(LinkRewriterTests.old.replacing("/", with: #"\/"#))", "b": "\#(LinkRewriterTests.old)\n"}"#
    let result =
      #"{"a": "\#(LinkRewriterTests.new.replacing("/", with: #"\/"#))", "b": "\#(LinkRewriterTests.new)\n"}"#
    #expect(String(decoding: rewritten(Array(text.utf8), .json).0, as: UTF8.self) == result)
  }

  @Test func `a text of any length is the same in pieces of any length`() throws {
    let line = "Words before \(LinkRewriterTests.old), and http://example.org/lccn-none/ behind.\n"
    let text = Array(String(repeating: line, count: 3000).utf8)
    let whole = rewritten(text, .text, piece: text.count)
    let pieces = rewritten(text, .text, piece: 997)
    #expect(whole.0 == pieces.0 && whole.1 == pieces.1 && whole.1.count == 3000)
    #expect(whole.1.last?.line == 3000 && whole.1.last?.column == 14)
  }

  @Test func `what is not an address of newspapers is not touched`() {
    let text =
      "http://example.org/ loc.gov www.loc.gov/pictures/1 mailto:x@loc.gov/ http://www.loc.gov/item/2001700000/"
    let (output, found) = rewritten(Array(text.utf8), .text)
    #expect(output == Array(text.utf8) && found.allSatisfy { $0.new == nil })
  }

  @Test func `an archived address is evidence, and what is said to be dead is reported`() {
    let text =
      "{{cite web|url=OLD|url-status = dead|archive-url=OLD}} {{cite|dead-url=yes|url=NEW}}"
      + " {{cite|url=OLD|x={{y|url-status=z}}|url-status=live}} {{cite|deadurl=yes}} [OLD] {{cite|url=OLD"
    let written = text.replacing("OLD", with: LinkRewriterTests.old)
      .replacing("NEW", with: LinkRewriterTests.new)
    let (output, found) = rewritten(Array(written.utf8), .wikitext)
    #expect(found.map(\.status) == [.changed, .kept, .same, .changed, .changed, .changed])
    #expect(found.map { $0.new == nil } == [false, true, true, false, false, false])
    let dead = "its template has url-status=dead"
    #expect(found.map(\.link.note) == [dead, "archive-url", dead, nil, nil, nil])
    #expect(String(decoding: output, as: UTF8.self).contains("archive-url=\(LinkRewriterTests.old)}}"))
    #expect(rewritten(Array(written.utf8), .wikitext, piece: 7).1 == found)
  }
}
