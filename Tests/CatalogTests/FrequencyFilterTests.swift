import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Newspapers are filtered by frequency as shown in their rows.
struct FrequencyFilterTests {
  /// - Parameters:
  ///   - code: 008/18.
  ///   - words: field 310.
  private func record(_ number: Int, code: String, words: String?) -> String {
    MARCSample.record(
      number,
      more: words.map {
        "<datafield tag=\"310\" ind1=\" \" ind2=\" \"><subfield code=\"a\">\($0)</subfield></datafield>"
      } ?? ""
    ).replacing("ohuwr", with: "ohu\(code)r")
  }

  private func catalog() async throws -> TestFolder {
    let folder = try TestFolder()
    let records = [
      record(1, code: "w", words: "Semiweekly"), record(2, code: "c", words: "Weekly"),
      record(3, code: "c", words: nil), record(4, code: "d", words: "Daily (except Sunday)"),
      record(5, code: "w", words: "Frequency varies"),
      record(6, code: "c", words: "Semi-weekly (Tues. and Fri.)"),
      record(7, code: "i", words: "Triweekly"), record(8, code: " ", words: nil),
    ]
    try await folder.importFiles(folder.write(MARCSample.collection(records), as: "a.xml"))
    return folder
  }

  @Test(arguments: [
    ("semiweekly", [1, 3, 6]), ("Weekly", [2]), ("daily", [4]), ("daily (except sunday)", [4]),
    ("frequency varies", [5]), ("Triweekly", [7]), ("Three times a week", []), ("except sunday", []),
  ])
  func `the shown frequency counts`(words: String, numbers: [Int]) async throws {
    let folder = try await catalog()
    let query = NewspaperQuery(frequency: words)
    #expect(try await folder.numbers(query) == numbers.map { "sn1000000\($0)" })
    let index = NewspaperIndex(try await folder.newspapers())
    #expect(index.matching(query).map(\.lccn.description) == numbers.map { "sn1000000\($0)" })
  }

  @Test func `the filter offers terms with the counts of their lists`() async throws {
    let folder = try await catalog()
    let frequencies = try await Catalog(file: folder.file).tallies(matching: NewspaperQuery()).frequencies
    #expect(frequencies.map(\.name) == ["Semiweekly", "Daily", "Triweekly", "Weekly"])
    #expect(frequencies.map(\.count) == [3, 1, 1, 1])
    let counted = NewspaperTallies(of: try await folder.newspapers(), matching: NewspaperQuery())
    #expect(counted.frequencies == frequencies)
  }
}
