import Citations
import Testing

/// Printed numbers of several pages, as pandoc 3.9 writes them, except for a page of a section.
struct CitedPagesTests {
  @Test(arguments: [
    ("4", "p. 4", "4", "4"), ("3-4", "pp. 3–4", "3–4", "3–4"), ("3 – 4", "pp. 3–4", "3–4", "3–4"),
    ("3,5", "pp. 3, 5", "3, 5", "3, 5"), ("1-3, 5", "pp. 1–3, 5", "1–3, 5", "1–3, 5"),
    ("3 and 5", "pp. 3 and 5", "3 and 5", "3 and 5"), ("iv-v", "pp. iv–v", "iv–v", "iv–v"),
    ("A1-A2", "pp. A1–2", "A1–2", "A1–A2"), ("1-A2", "pp. 1–A2", "1–A2", "1–A2"),
    ("B-4", "p. B-4", "B-4", "B-4"), ("2-1", "p. 2-1", "2-1", "2-1"), ("1-1", "p. 1-1", "1-1", "1-1"),
    ("101-2", "pp. 101–2", "101–2", "101–2"), ("3A", "p. 3A", "3A", "3A"), ("-", "p. -", "-", "-"),
  ])
  func `several pages are in the plural, and ranges have en dashes`(
    page: String, mla: String, chicago: String, apa: String
  ) throws {
    var reference = try Examples.surrender()
    reference.printedPage = page
    #expect(CitationStyle.mla.citation(reference).contains(", 10 Apr. 1865, \(mla). *Chronicling"))
    #expect(CitationStyle.chicago.citation(reference).contains(", April 10, 1865, \(chicago), https"))
    #expect(CitationStyle.apa.citation(reference).contains("*Evening Star*, \(apa). https"))
    #expect(CitationStyle.ris.citation(reference).contains("SP  - \(page)\r\n"))
  }

  @Test func `a template has a field for several pages`() throws {
    var reference = try Examples.page(sequence: 3)
    reference.printedPage = "3-4"
    let template = CitationStyle.wikipedia.citation(reference)
    #expect(template.contains("|title=Pages 3–4 <!--") && template.contains(" |pages=3–4 |"), "\(template)")
    reference.printedPage = "B-4"
    #expect(CitationStyle.wikipedia.citation(reference).contains(" |page=B-4 |"))
  }
}
