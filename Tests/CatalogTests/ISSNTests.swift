import Newspapers
import Testing

@testable import Catalog

/// Records often have no ISSN where a list has one: the newspaper is found by it, whatever came first.
struct ISSNTests {
  private static let list =
    "Persistent Link,State,Title,LCCN,OCLC,ISSN,No. of Issues,First Issue Date,Last Issue Date,More Info\n"
    + "https://www.loc.gov/item/sn10000001/,Ohio,Evening star,sn10000001,,2692-4099,2,1890-01-01,1890-01-02,\n"
    + "https://www.loc.gov/item/sn10000002/,Ohio,Evening star,sn10000002,,2692-4102,2,1890-01-01,1890-01-02,\n"
  private static let directory = MARCSample.collection([
    MARCSample.record(1),
    MARCSample.record(
      2,
      more: "<datafield tag=\"022\" ind1=\" \" ind2=\" \">"
        + "<subfield code=\"a\">2331-9968</subfield></datafield>"),
  ])

  private static func expectBoth(_ folder: TestFolder) async throws {
    #expect(try await folder.numbers(NewspaperQuery(words: "2692-4099")) == ["sn10000001"])
    // A record knows its own.
    #expect(try await folder.numbers(NewspaperQuery(words: "2331-9968")) == ["sn10000002"])
    let detail = try await Catalog(file: folder.file).newspaper(LCCN("sn10000001")).detail
    #expect(detail.issn == "2692-4099" && detail.newspaper.title.hasPrefix("Evening star 1"), "\(detail)")
  }

  @Test func `one import keeps the ISSNs of a list`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(
      try folder.write(Self.directory, as: "directory.xml"), try folder.write(Self.list, as: "list.csv"))
    try await Self.expectBoth(folder)
  }

  @Test(arguments: [["list.csv", "directory.xml"], ["directory.xml", "list.csv"]])
  func `later imports keep them, too`(order: [String]) async throws {
    let folder = try TestFolder()
    let files = [
      "list.csv": try folder.write(Self.list, as: "list.csv"),
      "directory.xml": try folder.write(Self.directory, as: "directory.xml"),
    ]
    for name in order + ["directory.xml"] { try await folder.importFiles(try #require(files[name])) }
    try await Self.expectBoth(folder)
  }
}
