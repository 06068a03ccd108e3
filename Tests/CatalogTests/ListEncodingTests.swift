import Newspapers
import Testing

@testable import Catalog

/// Lists in another encoding than UTF-8.
struct ListEncodingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `a row that is not UTF-8 is a fault, as in MARCXML`() async throws {
    let bytes =
      Array("lccn,title,state\nsn10000001,Le D".utf8) + [0xE9]
      + Array("fenseur,Louisiana\nsn10000002,L’Abeille,Louisiana\n".utf8)
    let path = try folder.write(bytes, as: "latin.csv")
    let report = try await folder.importFiles(path)
    #expect(report.imported == 1 && report.faults.map(\.reason) == ["it is not UTF-8"])
    #expect(report.faults.map(\.record) == [1])
    #expect(try await folder.newspapers().map(\.title) == ["L’Abeille"])
    let words = NewspaperError.unreadable(what: "record 1 of \(path): it is not UTF-8")
    await #expect(throws: words) { try await folder.importFiles(path, tolerance: .nothing) }
  }
}
