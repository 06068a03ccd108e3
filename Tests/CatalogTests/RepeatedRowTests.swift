import GRDB
import Newspapers
import Testing

@testable import Catalog

/// Lists repeat a newspaper for each of its states.
struct RepeatedRowTests {
  @Test func `where rows differ, the first one counts, and the others complete it`() async throws {
    let folder = try TestFolder()
    let list = """
      LCCN,Title,State,Start year,End year,Frequency
      sn83025242,Uusi kotimaa,Minnesota,188?,,
      sn83025242,Uusi Kotimaa.,Oregon,1881,1934,Weekly
      sn83025242,Kotimaa,Minnesota,1900,1901,Daily
      """
    try await folder.importFiles(folder.write(list, as: "list.csv"))
    let newspaper = try #require(await folder.newspapers().first)
    #expect(newspaper.title == "Uusi kotimaa" && newspaper.places.map(\.state) == ["Minnesota", "Oregon"])
    #expect(newspaper.years?.description == "1881–1934" && newspaper.frequency == "Weekly")
  }

  @Test func `of several lists the later takes precedence, as of several files of records`() async throws {
    let folder = try TestFolder()
    func list(_ title: String, _ issues: Int) throws -> String {
      let row = "https://site.example/,sn83025242,\(title),\(issues)\n"
      let rows = "Persistent Link,LCCN,Title,No. of Issues\n" + row
      return try folder.write(rows, as: "\(issues).csv")
    }
    try await folder.importFiles(list("Old", 1), list("New", 2))
    #expect(try await folder.newspapers().map(\.title) == ["New"])
    let issues = try await DatabaseQueue(path: folder.file.path).read { db in
      try Int.fetchAll(db, sql: "SELECT issues FROM coverage")
    }
    #expect(issues == [2])
  }
}
