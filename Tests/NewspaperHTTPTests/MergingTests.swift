import NewspaperHTTP
import Newspapers
import Testing

@Suite struct MergingTests {
  @Test func `a newspaper with a row for each state becomes one with all its places`() throws {
    func row(_ lccn: String, _ state: String) throws -> Newspaper {
      Newspaper(
        lccn: try LCCN(lccn), title: "Title of \(lccn)", places: [Place(state: state)], frequency: "Daily")
    }
    let merged = Newspaper.merged([
      try row("sn83025242", "Minnesota"), try row("sn97071004", "Oregon"), try row("sn83025242", "Oregon"),
      try row("sn83025242", "Minnesota"),
    ])
    #expect(merged.map(\.lccn.description) == ["sn83025242", "sn97071004"])
    #expect(merged.map { $0.places.map(\.state) } == [["Minnesota", "Oregon"], ["Oregon"]])
    #expect(merged[0].title == "Title of sn83025242")
    #expect(merged[0].frequency == "Daily")
  }

  @Test func `subject headings lose the number of their vocabulary and their period`() {
    let headings = [
      "Kentucky--Paris.--fast--(OCoLC)fst01213382", "Paris (Ky.)--Newspapers.", "Paris (Ky.)--Newspapers",
      " ", "Socialism.",
    ]
    #expect(SubjectHeading.cleaned(headings) == ["Kentucky--Paris", "Paris (Ky.)--Newspapers", "Socialism"])
  }
}
