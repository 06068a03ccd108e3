import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Lists in JSON, whole and cut.
struct JSONListTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let rows = (1...3).map {
    #"{"lccn":"sn1000000\#($0)","title":"Star {no. \#($0)}","state":"Ohio"}"#
  }

  private static let wrapped = "{\"newspapers\": [\(rows.joined(separator: ",\n"))]}"
  private static let array = "[\n\(rows.joined(separator: ",\n"))\n]\n"
  private static let lines = rows.joined(separator: "\n") + "\n"

  @Test(arguments: [JSONListTests.wrapped, JSONListTests.array, JSONListTests.lines])
  func `every form has the same rows`(text: String) async throws {
    #expect(try await folder.importFiles(folder.write(text, as: "a.json")).imported == 3)
    #expect(try await folder.numbers() == ["sn10000001", "sn10000002", "sn10000003"])
  }

  @Test(arguments: [JSONListTests.wrapped, JSONListTests.array, JSONListTests.lines])
  func `a cut list is an error unless its complete rows are wanted`(text: String) async throws {
    let end = try #require(text.range(of: "10000003"))
    let path = try folder.write(String(text[..<end.upperBound]), as: "cut.json")
    let words = "\(path) is cut off: it ends inside record 3. Use --partial to import its complete records"
    await #expect(throws: NewspaperError.unreadable(what: words)) { try await folder.importFiles(path) }
    let report = try await folder.importFiles(path, tolerance: .cutFiles)
    #expect(report.imported == 2 && report.faults.map(\.reason) == ["it ends inside record 3"])
  }

  @Test func `what list prints keeps its fields`() async throws {
    let row = """
      {"end_year":"1869","first_issue":"1847-03-03","issues":254,"languages":["English"],"last_issue":"1869-09-29",\
      "lccn":"sn85026945","places":["South Carolina--Abbeville"],"start_year":"1847","states":["South Carolina"],\
      "title":"The Abbeville banner"}
      """
    for text in ["[\n\(row)\n]\n", row + "\n"] {
      try await folder.importFiles(folder.write(text, as: "a.json"))
      let newspaper = try #require(try await folder.newspapers().first)
      #expect(newspaper.title == "The Abbeville banner" && newspaper.languages == ["English"])
      #expect(newspaper.coverage?.issueCount == 254)
      #expect(newspaper.places.map(\.state) == ["South Carolina"])
    }
  }

  @Test(arguments: ["[{\"name\": 1}]", "{\"lccns\": []}", "{\"newspapers\": 3}"])
  func `other JSON is no list of newspapers`(text: String) async throws {
    let path = try folder.write(text, as: "other.json")
    let words = "\(path) is JSON, but not a list of newspapers"
    await #expect(throws: NewspaperError.unreadable(what: words)) { try await folder.importFiles(path) }
  }
}
