import Links
import Testing

/// The headings of a text within another.
@Suite struct MarkdownHeadingsTests {
  private static func shifted(_ text: String) -> String {
    MarkdownHeadings.lines(of: text, below: 3).joined(separator: "\n")
  }

  @Test(arguments: [
    (
      "# One\n\n## Two ##\n### Three\n#### Four\n###### Six",
      "#### One\n\n##### Two ##\n###### Three\n###### Four\n###### Six"
    ),
    ("One\n===\ntext\n\nTwo\nlines\n---\n\n---\n", "#### One\ntext\n\n##### Two lines\n\n---\n"),
    ("- # One\n  text\n> Two\n> ---\n", "- #### One\n  text\n> ##### Two\n"),
    ("#", "####"), ("text\n   # One é", "text\n   #### One é"),
  ])
  func `headings come below those they are under`(text: String, expected: String) {
    #expect(MarkdownHeadingsTests.shifted(text) == expected)
  }

  @Test(arguments: [
    "", "#ferry and #war", "####### seven", "```\n# comment\n```", "~~~ sh\n# comment", "    # comment",
    "- one\n\n      # comment", "text\n    # text", "a\n\n- - -\nb", "\\# one",
  ])
  func `code and what is no heading stay`(text: String) {
    #expect(MarkdownHeadingsTests.shifted(text) == text)
  }
}
