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
}
