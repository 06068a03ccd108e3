import Links
import Testing

/// What is code in Markdown, according to CommonMark, is left alone; all else is not.
@Suite struct MarkdownCodeTests {
  private static let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3/"
  private static let new = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"

  private static func rewriter(_ bytes: [UInt8], piece: Int) -> LinkRewriter {
    var rewriter = LinkRewriter(.markdown)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(bytes.count, start + piece)].withUnsafeBytes { rewriter.append($0) }
    }
    rewriter.finish()
    return rewriter
  }

  /// - Parameter text: with CODE and TEXT for addresses that stay and change.
  private static func texts(_ text: String) -> (before: String, after: String) {
    let text = text.replacing("CODE", with: old)
    return (text.replacing("TEXT", with: old), text.replacing("TEXT", with: new))
  }

  @Test(arguments: [
    // Fences in items and quotations, which end with these.
    "- ```bash\n  CODE\n\n  CODE\n  ```\nTEXT", "1. one\n\n   ~~~\n   CODE\n   ~~~\n   TEXT\n",
    "> ```\n> CODE\n\nTEXT\n", "- ```\n  CODE\n\nTEXT\n", "- - -\n```\nCODE\n```\nTEXT",
    "- a\n  - b\n\n    ```\n    CODE\n    ```\n\n  TEXT\n", "text\n2. ```\n   CODE ``` TEXT\n",
    // What opens a block, and what closes it.
    "```one``` TEXT\n\nTEXT", "```\nCODE\n``` bash\nCODE\n```\nTEXT", "````\nCODE\n```\nCODE\n````\nTEXT",
    "~~~ a`b\nCODE\n```\nCODE\n~~~\nTEXT", "```\nCODE\n    ```\nCODE\n```\nTEXT",
    "\t```\n\tCODE\n\t```\nTEXT", "```\r\nCODE\r\n```\r\nTEXT\r\n",
    // Spans, which end with their paragraph.
    "\\`TEXT `CODE`", "a `b\nCODE` TEXT\n> TEXT `a\n> CODE` TEXT\n", "`TEXT\n- TEXT`\n", "# `TEXT\nTEXT`",
    "text\n    ```\n    CODE\n    ```\nTEXT",
  ])
  func `only code is left alone`(text: String) {
    let (before, after) = MarkdownCodeTests.texts(text)
    let rewriter = MarkdownCodeTests.rewriter(Array(before.utf8), piece: before.utf8.count)
    #expect(String(decoding: rewriter.output, as: UTF8.self) == after)
    #expect(rewriter.found.count == text.ranges(of: "TEXT").count && rewriter.unclosedCode == nil)
  }

  @Test func `code is the same in pieces of any length`() {
    let text = "- ```\n  CODE\n\n  CODE\n  ```\nTEXT `one\n  CODE` TEXT\n\n"
    let (before, after) = MarkdownCodeTests.texts(String(repeating: text, count: 400))
    for piece in [997, 40_000, 1 << 20] {
      let rewriter = MarkdownCodeTests.rewriter(Array(before.utf8), piece: piece)
      #expect(rewriter.output == Array(after.utf8) && rewriter.found.count == 800)
    }
  }

  @Test func `a block that is not closed reaches to the end, and is known`() {
    let (before, after) = MarkdownCodeTests.texts("TEXT\n```\nCODE\n```\n\n~~~\nCODE\n\n```\nCODE\n")
    let rewriter = MarkdownCodeTests.rewriter(Array(before.utf8), piece: 7)
    #expect(String(decoding: rewriter.output, as: UTF8.self) == after)
    #expect(rewriter.unclosedCode == 6)
  }
}
