import Citations
import Testing

/// Signs that are typed and cataloged straight.
struct TypesettingTests {
  @Test func `apostrophes and quotation marks are typographic, as in pandoc's citations`() throws {
    var reference = try Examples.women()
    (reference.title, reference.place) = ("The \"J\" Bird's 'Own' Voice", "Coeur d'Alene, Idaho")
    (reference.edition, reference.section) = ("Farmers'", "Women's Page")
    reference.authors = [CitedAuthor("O'Brien, Ann")].compactMap(\.self)
    reference.collection = CitedCollection(name: "Bob's \"Best\" Papers")
    let title = "*The “J” Bird’s “Own” Voice*"
    let chicago = CitationStyle.chicago.citation(reference)
    #expect(
      chicago.hasPrefix(
        "Ann O’Brien, “Women Vote in Oregon,” Women’s Page, \(title) (Coeur d’Alene, Idaho), "))
    #expect(chicago.contains(", 1912, Farmers’ Edition, 4, "))
    let mla = CitationStyle.mla.citation(reference)
    #expect(mla.contains(" \(title) [Coeur d’Alene, Idaho], Farmers’, 30 Nov. 1912, p. 4. Women’s Page. "))
    #expect(mla.contains(" *Bob’s “Best” Papers*, "))
    #expect(
      CitationStyle.apa.citation(reference).hasPrefix(
        "O’Brien, A. (1912, November 30). Women Vote in Oregon. \(title), 4."))
    #expect(CitationStyle.bibTeX.citation(reference).contains("journal = {The \"J\" Bird's 'Own' Voice}"))
    #expect(CitationStyle.wikipedia.citation(reference).contains(" |location=Coeur d'Alene, Idaho |"))
  }
}
