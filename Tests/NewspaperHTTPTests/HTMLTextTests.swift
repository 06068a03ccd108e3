import NewspaperHTTP
import Testing

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("News &amp; views", "News & views"),
    ("Caf&eacute; &#38; Co. &#x26; Sons", "Café & Co. & Sons"),
    ("&#8220;Quoted&#8221; &#X2019;", "“Quoted” ’"),
    ("a&nbsp;b", "a b"),
    ("&amp;lt;", "&lt;"),
    (
      "AT&T; R&D & so on &unknown; &#; &#xzz; &#0; &#55296;",
      "AT&T; R&D & so on &unknown; &#; &#xzz; &#0; &#55296;"
    ),
    ("A <em>very</em>\n  long   <cite class=\"x\">note</cite>", "A very long note"),
    ("one<br/>two<br>three", "one two three"),
    (
      "Publisher varies <1867>; A Co., <1868->; seen <Jan. 1, 1900-P. 2>",
      "Publisher varies <1867>; A Co., <1868->; seen <Jan. 1, 1900-P. 2>"
    ),
    ("1 < 2 > 0", "1 < 2 > 0"),
    ("open <em", "open <em"),
    ("<!-- not <p>this</p> -->but this", "but this"),
    ("<!-- no end <p>this", "<!-- no end this"),
    ("a \u{5bb}b", "a \u{5bb}b"),
    ("", ""),
  ])
  func `a line of HTML becomes a line of text`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("<p>One,\nin two lines.</p>\n\n<p>Two.</p>", "One, in two lines.\n\nTwo."),
    ("<h2>Head</h2><p>One.</p><p> </p><div>Two<br>three</div>", "Head\n\nOne.\n\nTwo\n\nthree"),
    ("No tags at all.", "No tags at all."),
    ("<ul><li>a</li><li>b</li></ul>", "a\n\nb"),
    ("<p></p>", ""),
  ])
  func `paragraphs are separated by an empty line`(html: String, text: String) {
    #expect(HTMLText.paragraphs(html) == text)
  }

  /// A million unclosed brackets: the search for each one's end used to go through everything after it.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<", "<p", "<!--", "<!-- <p", "</", "&", "&#x", "<p>", "<!---->", "-->"])
  func `time is proportional to length`(piece: String) {
    let count = 200_000 / piece.utf8.count
    #expect(HTMLText.line(String(repeating: piece, count: count)).utf8.count <= 200_000)
    #expect(HTMLText.line(String(repeating: piece, count: count) + "<b>end</b>").hasSuffix("end"))
  }
}
