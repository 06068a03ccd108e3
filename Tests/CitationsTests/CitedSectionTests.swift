import Citations
import Testing

/// The sections of newspapers that pages are in. Those with names are where pandoc 3.9 puts them; those with letters or
/// numbers, which the styles' files take for columns, are where the manuals do.
struct CitedSectionTests {
  private func surrender(_ section: String?, page: String? = "1") throws -> Reference {
    var reference = try Examples.surrender()
    (reference.section, reference.printedPage) = (section, page)
    return reference
  }

  @Test(arguments: ["B", "Section B", "sec. B"])
  func `a section with a letter is called one in each style`(section: String) throws {
    let reference = try surrender(section)
    let address = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1"
    for (style, citation) in [
      (
        CitationStyle.chicago,
        "“Lee Surrenders,” *Evening Star* (Washington, D.C.), April 10, 1865, sec. B, p. 1, \(address)."
      ),
      (
        .chicagoBibliography,
        "*Evening Star* (Washington, D.C.). “Lee Surrenders.” April 10, 1865. Sec. B. \(address)."
      ),
      (
        .mla,
        "“Lee Surrenders.” *Evening Star* [Washington, D.C.], 10 Apr. 1865, sec. B, p. 1. *Chronicling America, Library of Congress*, \(address)."
      ),
      (.apa, "Lee Surrenders. (1865, April 10). *Evening Star*, Section B, p. 1. \(address)"),
      (
        .markdown,
        "“[Lee Surrenders](\(address)),” *Evening Star* (Washington, D.C.), April 10, 1865, sec. B, p. 1."
      ),
    ] { #expect(style.citation(reference) == citation) }
    let template = CitationStyle.wikipedia.citation(reference)
    #expect(template.contains(" |at=sec. B, p. 1 |"), "\(template)")
    #expect(!template.contains("|page=") && !template.contains("|department="), "\(template)")
    #expect(CitationStyle.bibTeX.citation(reference).contains("note = {section B. "))
  }

  @Test(arguments: [
    ("2", "sec. 2, p. 1"), ("IV", "sec. IV, p. 1"), ("AA", "sec. AA, p. 1"), ("C2", "sec. C2, p. 1"),
  ])
  func `numbers and the like are sections, too`(section: String, place: String) throws {
    #expect(CitationStyle.mla.citation(try surrender(section)).contains(", 10 Apr. 1865, \(place). "))
  }

  @Test(arguments: ["Supplement", "TV Guide", "Section of Fashion", "Arts", "Part 2"])
  func `a section with a name is named as it is, in the place of a column`(section: String) throws {
    let reference = try surrender(section)
    #expect(
      CitationStyle.chicago.citation(reference).hasPrefix("“Lee Surrenders,” \(section), *Evening Star*"))
    #expect(CitationStyle.chicago.citation(reference).contains(", April 10, 1865, 1, https"))
    #expect(CitationStyle.mla.citation(reference).contains("p. 1. \(section). *Chronicling America"))
    #expect(CitationStyle.apa.citation(reference).contains("*Evening Star*, 1. https"))
    #expect(CitationStyle.wikipedia.citation(reference).contains(" |department=\(section) |page=1 |"))
  }

  @Test(arguments: [
    ("B", "B4", "p. B4"), ("B", "B-4", "p. B-4"), ("2", "2-1", "p. 2-1"), ("2", "24", "sec. 2, p. 24"),
  ])
  func `a section that the page's number names is not said twice`(
    section: String, page: String, place: String
  ) throws {
    #expect(
      CitationStyle.mla.citation(try surrender(section, page: page)).contains(", 10 Apr. 1865, \(place). "))
  }

  @Test func `an image is in a section, and an issue has one`() throws {
    let image = try surrender("B", page: nil)
    #expect(CitationStyle.chicago.citation(image).contains(", 1865, sec. B, image 1, "))
    #expect(CitationStyle.wikipedia.citation(image).contains(" |at=sec. B, image 1 |"))
    var issue = try Examples.issue()
    issue.section = "B"
    #expect(CitationStyle.apa.citation(issue).contains("*Evening Star*, Section B. "))
  }
}
