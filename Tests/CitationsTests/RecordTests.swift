import Citations
import Foundation
import Newspapers
import Testing

/// The formats that programs read.
@Suite struct RecordTests {
  @Test func `a BibLaTeX entry has what is known`() throws {
    #expect(
      CitationStyle.bibLaTeX.citation(try Examples.women()) == """
        @article{sn88086023_1912-11-30_ed-2_seq-12_women-vote-in,
          entrysubtype = {newspaper},
          author = {Example, Ann Mary},
          title = {{Women Vote in Oregon}},
          journaltitle = {East Oregonian},
          location = {Pendleton, Oregon},
          date = {1912-11-30},
          edition = {Evening},
          pages = {4},
          url = {https://www.loc.gov/resource/sn88086023/1912-11-30/ed-2/?sp=12},
          urldate = {2026-11-21},
          library = {Chronicling America, Library of Congress},
          note = {LCCN sn88086023, image 12.}
        }
        """)
  }

  @Test func `BibTeX has its own date, and bodies keep their names`() throws {
    let entry = CitationStyle.bibTeX.citation(try Examples.hell())
    #expect(entry.contains("author = {{Associated Press}}"))
    #expect(entry.contains("year = {1903},\n  month = jan,\n  day = {2}"))
    #expect(entry.contains("title = {{Is “Hell” Real? Preacher Says Yes}}") && !entry.contains("pages"))
  }

  @Test func `characters special to TeX lose their meaning`() throws {
    var reference = try Examples.surrender()
    reference.headline = #"A & B: 50% of $5 #1_x {y} \ ~ ^"#
    let title =
      ##"{{A \& B: 50\% of \$5 \#1\_x \{y\} \textbackslash{} \textasciitilde{} \textasciicircum{}}}"##
    #expect(CitationStyle.bibLaTeX.citation(reference).contains("title = \(title)"))
  }

  @Test func `an unmatched brace does not end an entry, and “and” in a name does not make two`() throws {
    var reference = try Examples.surrender()
    reference.headline = "A } b {c} {"
    reference.authors = [.person(family: "Barnes and Noble", given: "B.", suffix: "Jr., Sr.")]
    let entry = CitationStyle.bibTeX.citation(reference)
    #expect(entry.contains(#"title = {{A \vphantom{\{}\} b \{c\} \{\vphantom{\}}}}"#))
    #expect(entry.contains("author = {{Barnes and Noble}, {Jr., Sr.}, B.}"))
  }

  @Test func `a suffix is not taken for a given name`() throws {
    var reference = try Examples.surrender()
    reference.authors = CitedAuthor.list("King,, Jr.; Example, Ann; Plato; King, Martin Luther, Jr.")
    for style in [CitationStyle.bibTeX, .bibLaTeX] {
      #expect(
        style.citation(reference).contains(
          "author = {King, Jr., {} and Example, Ann and Plato and King, Jr., Martin Luther}"))
    }
    let names = CitationStyle.ris.citation(reference).split(separator: "\r\n").filter { $0.hasPrefix("AU") }
    #expect(
      names == [
        "AU  - King, , Jr.", "AU  - Example, Ann", "AU  - Plato", "AU  - King, Martin Luther, Jr.",
      ])
  }

  @Test(arguments: [
    (String(repeating: "gold", count: 100), "_goldgoldgoldgoldgoldgold"),
    ("מלחמה", "_3f0c9a51"), ("", "_3f0c9a51"), ("מלחמה 1918", "_1918"),
  ]) func `a key is never long, and ends with a letter or a digit`(headline: String, end: String) throws {
    var reference = try Examples.page()
    (reference.headline, reference.distinction) = (headline, "3f0c9a51d2e87b64")
    let key = "sn83045462_1865-04-10_ed-1_seq-1"
    #expect(CitationKey.key(of: reference) == key + end)
    reference.distinction = nil
    #expect(CitationKey.key(of: reference) == key + (end.hasPrefix("_3f") ? "" : end))
  }

  @Test func `a RIS record begins with its type and ends with its end`() throws {
    #expect(
      CitationStyle.ris.citation(try Examples.hell())
        == [
          "TY  - NEWS", "ID  - sn99021999_1903-01-02_ed-1_seq-3_is-hell-real",
          "TI  - Is “Hell” Real? Preacher Says Yes", "AU  - Associated Press", "T2  - Omaha Daily Bee",
          "CY  - Omaha, Nebraska", "DA  - 1903/01/02/", "PY  - 1903",
          "UR  - https://nebnewspapers.unl.edu/lccn/sn99021999/1903-01-02/ed-1/seq-3/",
          "Y2  - 2026/11/21/", "DP  - Nebraska Newspapers", "CN  - sn99021999",
          "N1  - LCCN sn99021999, image 3.", "ER  - ",
        ].map { $0 + "\r\n" }.joined())
  }

  @Test func `a RIS value is one line, whatever it contains`() throws {
    var reference = try Examples.surrender()
    reference.headline = "A\r\nER  - \nTY  - BOOK\u{2028}x\u{7}"
    let lines = CitationStyle.ris.citation(reference).split(separator: "\r\n")
    #expect(lines.filter { $0.hasPrefix("ER") }.count == 1 && lines.filter { $0.hasPrefix("TY") }.count == 1)
  }

  @Test func `CSL-JSON has no title without a headline, and no page without its number`() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(CitationStyle.cslJSON.citation(try Examples.page(sequence: 12)).utf8))
    let item = try #require(object as? [String: Any])
    #expect(item["type"] as? String == "article-newspaper")
    #expect(item["title"] == nil && item["page"] == nil)
    #expect(item["note"] as? String == "LCCN sn83045462, image 12.")
    #expect((item["issued"] as? [String: [[Int]]])?["date-parts"] == [[1865, 4, 10]])
    #expect(item["source"] as? String == "Chronicling America, Library of Congress")
  }

  @Test func `tags that processors obey are escaped`() throws {
    var reference = try Examples.surrender()
    reference.headline = "<i>War</i> <3 <span>x"
    #expect(CitationStyle.cslJSON.citation(reference).contains(#""title":"‹i>War‹/i> <3 ‹span>x""#))
  }

  @Test func `notes and tags for other programs are as they were typed`() throws {
    var reference = try Examples.surrender()
    (reference.note, reference.tags) = ("<b>&\u{1B}[1m", ["<i>war</i>"])
    let item = CitationStyle.cslJSON.citation(reference)
    #expect(item.contains(#""annote":"<b>& [1m""#) && item.contains(#""keyword":"<i>war</i>""#), "\(item)")
  }

  @Test func `a template has its special characters escaped`() throws {
    var reference = try Examples.surrender()
    reference.headline = "A|B [c] {{d}} <e> ''f'' &amp; & g=h"
    let template = CitationStyle.wikipedia.citation(reference)
    let title =
      "A{{!}}B &#91;c&#93; &#123;&#123;d&#125;&#125; &lt;e&gt; &#39;&#39;f&#39;&#39; &amp;amp; & g=h"
    let facts = "|newspaper=Evening Star |location=Washington, D.C. |date=April 10, 1865 |page=1 |url="
    #expect(template.hasPrefix("{{cite news |title=\(title) \(facts)"))
    #expect(template.hasSuffix("|via=Chronicling America, Library of Congress}}"))
  }

  @Test func `a page's number or a language does not end a template`() throws {
    var reference = try Examples.page(sequence: 3)
    (reference.printedPage, reference.language) = ("}}|x=", "a|b")
    let template = CitationStyle.wikipedia.citation(reference)
    #expect(template.contains("|title=Page &#125;&#125;{{!}}x= <!--"))
    #expect(template.contains("|language=a{{!}}b"))
  }

  @Test(arguments: [
    ("2", "2nd"), ("3", "3rd"), ("11", "11th"), ("21", "21st"), ("Evening", "Evening"), ("0", "0"),
  ])
  func `a template has an edition's ordinal, to which it adds “ed.”`(edition: String, written: String) throws
  {
    var reference = try Examples.surrender()
    reference.edition = edition
    let template = CitationStyle.wikipedia.citation(reference)
    #expect(template.contains(" |date=April 10, 1865 |edition=\(written) |page=1 "), "\(template)")
  }

  @Test func `a template without headline says which page it is`() throws {
    #expect(
      CitationStyle.wikipedia.citation(try Examples.page(sequence: 3)).hasPrefix(
        "{{cite news |title=Image 3 <!-- no headline given --> |newspaper="))
    #expect(
      CitationStyle.wikipedia.citation(try Examples.hell()).contains(
        "|author1=Associated Press |title=Is “Hell”"))
    #expect(CitationStyle.wikipedia.citation(try Examples.hell()).contains("|at=image 3 |url="))
  }

  @Test func `the same item is written once, and another with the same name gets a number`() throws {
    var list = Bibliography()
    var other = try Examples.surrender()
    other.headline = "Lee surrenders!"
    let key = "sn83045462_1865-04-10_ed-1_seq-1_lee-surrenders"
    #expect(list.add(try Examples.surrender()) == key)
    #expect(list.add(try Examples.surrender()) == nil)
    #expect(list.add(other) == key + "_2")
    #expect(list.add(try Examples.newspaper()) == "sn83045462")
  }

  @Test func `clips of one page are separate entries`() throws {
    var list = Bibliography()
    let key = "sn83045462_1865-04-10_ed-1_seq-1"
    var clip = try Examples.page()
    clip.distinction = "3f0c9a51d2e87b64"
    #expect(list.add(try Examples.page()) == key)
    #expect(list.add(clip) == key + "_3f0c9a51")
    #expect(list.add(clip) == nil)
    var part = try Examples.surrender()
    #expect(list.add(part) == key + "_lee-surrenders")
    part.distinction = "a000000000000002"
    #expect(list.add(part) == key + "_lee-surrenders_a0000000")
  }

  @Test(arguments: [(CitationStyle.bibTeX, "annote = {R \\& D?}"), (.bibLaTeX, "annotation = {R \\& D?}")])
  func `the reader's own remark is not among the facts`(style: CitationStyle, field: String) throws {
    var reference = try Examples.page()
    reference.note = "R & D?"
    let entry = style.citation(reference)
    #expect(entry.contains("image 1.") && entry.contains("},\n  \(field)\n}"), "\(entry)")
  }
}
