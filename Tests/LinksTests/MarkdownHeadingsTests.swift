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
    "", "#ferry and #war", "####### seven", "```\n# comment\n```", "~~~ sh\n# comment\n~~~~", "    # comment",
    "- one\n\n      # comment", "text\n    # text", "a\n\n- - -\nb", "\\# one",
  ])
  func `code and what is no heading stay`(text: String) {
    #expect(MarkdownHeadingsTests.shifted(text) == text)
  }

  @Test(arguments: [
    ("```\n# code", "```"), ("~~~~ sh\n```\n~~~", "~~~~"), ("<!-- a\n\n# b\n```", "-->"),
    ("text\n<!--", "-->"), ("> quoted\n<!-- a", "-->"), ("<PRE>\n\na", "</pre>"),
    ("  <style\na", "</style>"), ("<?php", "?>"), ("<![CDATA[ a\n-->", "]]>"), ("<!DOCTYPE", ">"),
    ("<!-- a -->\n<script>\n# b", "</script>"), ("<pre>\n</script>\n```", "```"),
  ])
  func `what is left open gets its end`(text: String, end: String) {
    #expect(MarkdownHeadingsTests.shifted(text) == "\(text)\n\(end)")
  }

  @Test(arguments: [
    "> ```\n> code", "- ```\n  code", "- <!-- a\n  b", "> <pre>", "<!-- a -->", "<!-->", "<pre>a</pre>",
    "<prefix",
    "<div>\na", "text <!-- a", "```\n<!--\n```", "    <!-- code", "<!-- a\n\n# b -->\n\nc", "<!1",
  ])
  func `what ends by itself gets none`(text: String) {
    #expect(MarkdownHeadingsTests.shifted(text) == text)
  }

  @Test func `what follows HTML is read again`() {
    #expect(MarkdownHeadingsTests.shifted("<!-- a\n# b\n-->\n# c") == "<!-- a\n# b\n-->\n#### c")
    #expect(MarkdownHeadingsTests.shifted("<!-- a -->\nb\n---") == "<!-- a -->\n##### b")
  }
}
