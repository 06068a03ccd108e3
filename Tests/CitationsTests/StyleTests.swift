import Citations
import Newspapers
import Testing

/// Compared with what pandoc 3.9 makes of the same facts with the styles of 2025 and 2026, except where a
/// page's printed number is unknown, and where APA would have nothing instead of a title.
@Suite struct StyleTests {
  @Test func `what follows a family name is not a family name`() {
    let king = CitedAuthor.person(family: "King", given: "Martin Luther", suffix: "Jr.")
    #expect(CitedAuthor("Martin Luther King Jr.") == king)
    #expect(CitedAuthor("King, Martin Luther, Jr.") == king)
    #expect(
      CitedAuthor("Henry III") == .person(family: "III", given: "Henry", suffix: nil), "a name of two words")
  }

  @Test func `an article with author, edition and page`() throws {
    let reference = try Examples.women()
    let address = "https://www.loc.gov/resource/sn88086023/1912-11-30/ed-2/?sp=12"
    expect(
      reference,
      chicago:
        "Ann Mary Example, “Women Vote in Oregon,” *East Oregonian* (Pendleton, Oregon), November 30, 1912, Evening Edition, 4, \(address).",
      bibliography:
        "Example, Ann Mary. “Women Vote in Oregon.” *East Oregonian* (Pendleton, Oregon), November 30, 1912. Evening Edition. \(address).",
      mla:
        "Example, Ann Mary. “Women Vote in Oregon.” *East Oregonian* [Pendleton, Oregon], Evening, 30 Nov. 1912, p. 4. *Chronicling America, Library of Congress*, \(address).",
      apa: "Example, A. M. (1912, November 30). Women Vote in Oregon. *East Oregonian*, 4. \(address)")
  }

  @Test func `an article without author`() throws {
    let address = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1"
    expect(
      try Examples.surrender(),
      chicago: "“Lee Surrenders,” *Evening Star* (Washington, D.C.), April 10, 1865, 1, \(address).",
      bibliography: "*Evening Star* (Washington, D.C.). “Lee Surrenders.” April 10, 1865. \(address).",
      mla:
        "“Lee Surrenders.” *Evening Star* [Washington, D.C.], 10 Apr. 1865, p. 1. *Chronicling America, Library of Congress*, \(address).",
      apa: "Lee Surrenders. (1865, April 10). *Evening Star*, 1. \(address)")
  }

  @Test func `a page without headline`() throws {
    var reference = try Examples.page(sequence: 4)
    reference.printedPage = "4"
    let address = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=4"
    expect(
      reference, chicago: "*Evening Star* (Washington, D.C.), April 10, 1865, 4, \(address).",
      bibliography: "*Evening Star* (Washington, D.C.). April 10, 1865. \(address).",
      mla:
        "*Evening Star* [Washington, D.C.], 10 Apr. 1865, p. 4. *Chronicling America, Library of Congress*, \(address).",
      apa: "[Newspaper page]. (1865, April 10). *Evening Star*, 4. \(address)")
  }

  @Test func `a sequence is an image and never a page`() throws {
    let address = "https://nebnewspapers.unl.edu/lccn/sn99021999/1903-01-02/ed-1/seq-3/"
    expect(
      try Examples.hell(),
      chicago:
        "Associated Press, “Is ‘Hell’ Real? Preacher Says Yes,” *Omaha Daily Bee* (Omaha, Nebraska), January 2, 1903, image 3, \(address).",
      bibliography:
        "Associated Press. “Is ‘Hell’ Real? Preacher Says Yes.” *Omaha Daily Bee* (Omaha, Nebraska), January 2, 1903. \(address).",
      mla:
        "Associated Press. “Is ‘Hell’ Real? Preacher Says Yes.” *Omaha Daily Bee* [Omaha, Nebraska], 2 Jan. 1903, image 3. *Nebraska Newspapers*, \(address).",
      apa:
        "Associated Press. (1903, January 2). Is “Hell” Real? Preacher Says Yes. *Omaha Daily Bee*, image 3. \(address)"
    )
  }

  @Test func `a headline that ends with punctuation gets no more`() throws {
    let address = "https://www.loc.gov/resource/sn83045081/1918-11-11/ed-1/?sp=1"
    expect(
      try Examples.peace(),
      chicago:
        "“Der Friede ist da!” *Der Deutsche Correspondent* (Baltimore, Maryland), November 11, 1918, 1, \(address).",
      bibliography:
        "*Der Deutsche Correspondent* (Baltimore, Maryland). “Der Friede ist da!” November 11, 1918. \(address).",
      mla:
        "“Der Friede ist da!” *Der Deutsche Correspondent* [Baltimore, Maryland], 11 Nov. 1918, p. 1. *Chronicling America, Library of Congress*, \(address).",
      apa: "Der Friede ist da! (1918, November 11). *Der Deutsche Correspondent*, 1. \(address)")
  }

  @Test func `several authors are named as in each style`() throws {
    let address = "https://www.loc.gov/resource/sn83030214/1896-07-05/ed-1/?sp=12"
    let rest = "*New-York Tribune* (New York, New York), July 5, 1896"
    expect(
      try Examples.tale(), chicago: "Clara Sample et al., “A Tale,” \(rest), 12, \(address).",
      bibliography: "Sample, Clara, John Model, and Ida B. Specimen. “A Tale.” \(rest). \(address).",
      mla:
        "Sample, Clara, et al. “A Tale.” *New-York Tribune* [New York, New York], 5 July 1896, p. 12. *Chronicling America, Library of Congress*, \(address).",
      apa:
        "Sample, C., Model, J., & Specimen, I. B. (1896, July 5). A Tale. *New-York Tribune*, 12. \(address)")
    #expect(
      CitationStyle.turabian.citation(try Examples.tale())
        == "Clara Sample, John Model, and Ida B. Specimen, “A Tale,” \(rest), 12, \(address).")
    #expect(
      CitationStyle.turabian.citation(try Examples.tale(authors: 4)).hasPrefix(
        "Clara Sample et al., “A Tale,”"))
    #expect(
      CitationStyle.chicago.citation(try Examples.tale(authors: 2)).hasPrefix(
        "Clara Sample and John Model, “A Tale,”"))
    #expect(
      CitationStyle.mla.citation(try Examples.tale(authors: 2)).hasPrefix(
        "Sample, Clara, and John Model. “A Tale.”"))
  }

  @Test func `an issue`() throws {
    let address = "https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/"
    expect(
      try Examples.issue(), chicago: "*Evening Star* (Washington, D.C.), April 10, 1865, \(address).",
      bibliography: "*Evening Star* (Washington, D.C.). April 10, 1865. \(address).",
      mla:
        "*Evening Star* [Washington, D.C.], 10 Apr. 1865. *Chronicling America, Library of Congress*, \(address).",
      apa: "[Newspaper issue]. (1865, April 10). *Evening Star*. \(address)")
  }

  @Test func `a title that ends with a period gets no second one`() throws {
    var reference = try Examples.issue()
    reference.title = CitedTitle.text("The Patriot, &c.", languages: ["English"])
    #expect(CitationStyle.apa.citation(reference).contains("(1865, April 10). *The Patriot, &c.* https:"))
  }

  @Test func `a newspaper is cited as a web page, with the date of access`() throws {
    let address = "https://www.loc.gov/item/sn83045462/"
    expect(
      try Examples.newspaper(),
      chicago:
        "“Evening Star (Washington, D.C.), 1854–1972,” Chronicling America, Library of Congress, accessed November 21, 2026, \(address).",
      bibliography:
        "Library of Congress. “Evening Star (Washington, D.C.), 1854–1972.” Chronicling America. Accessed November 21, 2026. \(address).",
      mla:
        "“Evening Star (Washington, D.C.), 1854–1972.” *Chronicling America*, Library of Congress, \(address). Accessed 21 Nov. 2026.",
      apa:
        "Library of Congress. (n.d.). *Evening Star (Washington, D.C.), 1854–1972*. Chronicling America. Retrieved November 21, 2026, from \(address)"
    )
  }

  @Test func `unknown facts are left out`() throws {
    var reference = try Examples.surrender()
    (reference.place, reference.address, reference.collection) = (nil, nil, nil)
    reference.edition = "2"
    expect(
      reference, chicago: "“Lee Surrenders,” *Evening Star*, April 10, 1865, 2nd ed., 1, LCCN sn83045462.",
      bibliography: "*Evening Star*. “Lee Surrenders.” April 10, 1865. 2nd ed. LCCN sn83045462.",
      mla: "“Lee Surrenders.” *Evening Star*, 2nd ed., 10 Apr. 1865, p. 1. LCCN sn83045462.",
      apa: "Lee Surrenders. (1865, April 10). *Evening Star*, 1. LCCN sn83045462")
  }

  @Test(arguments: [
    ("He said ‘no’", "“He said ‘no,’”", "He said “no.”"), ("The “End”", "“The ‘End,’”", "The “End.”"),
    ("Dash 'single' \"double\"", "“Dash ‘single’ ‘double,’”", "Dash “single” “double.”"),
    ("He said “I heard ‘no’”", "“He said ‘I heard “no,”’”", "He said “I heard ‘no.’”"),
    ("“‘No’,” he said", "“‘“No,”’ he said,”", "“‘No,’” he said."),
    ("The Farmers’", "“The Farmers’,”", "The Farmers’."),
    ("Is it “Gold”?", "“Is it ‘Gold’?”", "Is it “Gold”?"),
    ("Don't stop", "“Don’t stop,”", "Don’t stop."), ("The End.", "“The End.”", "The End."),
    ("The “Gold”.", "“The ‘Gold.’”", "The “Gold.”"),
  ])
  func `quotation marks alternate`(headline: String, quoted: String, plain: String) throws {
    var reference = try Examples.surrender()
    reference.headline = headline
    #expect(CitationStyle.chicago.citation(reference).hasPrefix(quoted + " *Evening Star*"))
    #expect(CitationStyle.apa.citation(reference).hasPrefix(plain + " (1865"))
  }

  @Test func `plain text has no asterisks, and Markdown links the title`() throws {
    let reference = try Examples.surrender()
    let address = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1"
    #expect(
      CitationStyle.plain.citation(reference)
        == "“Lee Surrenders,” Evening Star (Washington, D.C.), April 10, 1865, 1, \(address).")
    #expect(
      CitationStyle.markdown.citation(reference)
        == "“[Lee Surrenders](\(address)),” *Evening Star* (Washington, D.C.), April 10, 1865, 1.")
    #expect(
      CitationStyle.markdown.citation(try Examples.page())
        == "[*Evening Star*](\(address)) (Washington, D.C.), April 10, 1865, image 1.")
  }

  @Test func `newspapers are in italics, and so is MLA's container`() throws {
    let reference = try Examples.surrender()
    for style in [CitationStyle.chicago, .chicagoBibliography, .turabian, .mla, .apa] {
      let titles = try #require(style.text(reference)).runs.filter(\.isTitle).map(\.text)
      let container = style == .mla ? ["Chronicling America, Library of Congress"] : []
      #expect(titles == ["Evening Star"] + container, "\(style)")
    }
  }

  private func expect(
    _ reference: Reference, chicago: String, bibliography: String, mla: String, apa: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (style, expected) in [
      (CitationStyle.chicago, chicago), (.chicagoBibliography, bibliography), (.mla, mla), (.apa, apa),
    ] {
      #expect(style.citation(reference) == expected, sourceLocation: sourceLocation)
    }
  }
}
