import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// The Library's whole directory, compared with the same data as a table, field by field.
@Suite(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
struct RealDirectoryTests {
  /// The number of records to compare, unless all are read.
  private static let sliceSize = 5000

  @Test func `the import agrees with the table`() async throws {
    let shared = try #require(SharedData.folder)
    let folder = try TestFolder()
    var path = shared.appending(path: "directory/us-newspaper-directory.marcxml.xz").path
    if !SharedData.isReadWhole { path = try folder.write(slice(of: path), as: "slice.xml") }
    let report = try await folder.importFiles(path)
    #expect(report.faultCount == 0 && report.total == (SharedData.isReadWhole ? 154_756 : Self.sliceSize))
    let expected = try table(shared.appending(path: "directory/us-newspaper-directory.tsv.zst").path)
    var differences: [String: [String]] = [:]
    func compare(_ field: String, _ lccn: String, _ ours: String, _ theirs: String) {
      if ours != theirs { differences[field, default: []].append("\(lccn): \(ours) instead of \(theirs)") }
    }
    let newspapers = try await folder.newspapers()
    for newspaper in newspapers {
      let lccn = newspaper.lccn.description
      guard let row = expected[lccn] else {
        compare("lccn", lccn, "here", "not in the table")
        continue
      }
      compare("title", lccn, newspaper.title, TitleText.cleaned(row[1]))
      // For newspapers from abroad the table has no state, but the catalog has the country.
      // The table has the state of field 008, which is not the first one if the record contradicts it.
      let states = newspaper.places.map(\.state)
      // For those from abroad that were filmed in a state, the catalog has the country, not the film's state.
      if let country = states.first, !row[2].isEmpty, !StateName.isStateOrTerritory(country) {
        compare("country", lccn, country, row[2])
      } else if !row[2].isEmpty {
        compare("state", lccn, states.first { $0 == row[2] } ?? "none", row[2])
        compare("first state", lccn, states.first ?? "", row[2])
      }
      compare("start", lccn, newspaper.years?.start.description ?? "????", year(row[5]))
      compare("end", lccn, newspaper.years?.end.description ?? "????", year(row[6]))
      let languages = row[8].split(separator: ",").compactMap { LanguageCodes.name(of: String($0)) }.unique()
      compare("languages", lccn, newspaper.languages.joined(separator: ","), languages.joined(separator: ","))
    }
    for (field, differing) in differences {
      print("\(field): \(differing.count) of \(newspapers.count) differ, such as \(differing.prefix(3))")
      let allowed = newspapers.count / (["first state", "country"].contains(field) ? 100 : 1000)
      #expect(differing.count <= allowed, "\(field): \(differing.prefix(10))")
    }
  }

  /// A year with only a known millennium counts as unknown.
  private func year(_ written: String) -> String {
    written == "9999" ? "current" : CatalogYear(written).description
  }

  private func slice(of path: String) throws -> [UInt8] {
    let file = try CompressedFile(try InputFile(path))
    var bytes = [UInt8](repeating: 0, count: 32 << 20)
    var count = 0
    while count < bytes.count {
      let got = try bytes.withUnsafeMutableBufferPointer { room throws(NewspaperError) in
        try file.read(
          into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[count...])))
      }
      if got == 0 { break }
      count += got
    }
    let end = Array("</record>".utf8)
    var (position, records) = (0, 0)
    while records < Self.sliceSize, let line = bytes[position..<count].firstIndex(of: 0x0A) {
      if bytes[..<line].suffix(end.count).elementsEqual(end) { records += 1 }
      position = line + 1
    }
    return bytes[..<position] + Array("</collection>\n".utf8)
  }

  /// The table's rows by LCCN.
  private func table(_ path: String) throws -> [String: [String]] {
    let file = try CompressedFile(try InputFile(path))
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let got = try block.withUnsafeMutableBufferPointer { room throws(NewspaperError) in
        try file.read(into: UnsafeMutableRawBufferPointer(room))
      }
      if got == 0 { break }
      text += block.prefix(got)
    }
    let rows = String(decoding: text, as: UTF8.self).utf8.split(separator: 0x0A).prefix(
      SharedData.isReadWhole ? .max : Self.sliceSize + 1)
    let fields = rows.map { row in
      row.split(separator: 0x09, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
    return Dictionary(fields.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
  }
}
