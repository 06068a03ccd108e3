import Citations
import Testing

struct MarkdownStyleTests {
  @Test func `the headline is the link, whatever marks are around it or in it`() throws {
    var reference = try Examples.surrender()
    let address = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1"
    reference.authors = [.person(family: "Clemens", given: "Samuel “Mark” L.", suffix: nil)]
    #expect(
      CitationStyle.markdown.citation(reference).hasPrefix(
        "Samuel “Mark” L. Clemens, “[Lee Surrenders](\(address)),” *Evening Star* ("))
    // Swift takes a quotation mark and the mark that combines with it for one character.
    for headline in ["\u{301}”A", "”\u{301}", "\u{301}", "“", "”"] {
      reference.headline = headline
      let words = CitationStyle.markdown.citation(reference).unicodeScalars
      #expect(words.starts(with: "Samuel “Mark” L. Clemens, “[".unicodeScalars), "\(headline)")
      #expect(String(words).contains("](\(address))"), "\(headline)")
    }
  }
}
