import Foundation
import Newspapers
import TestSupport
import Testing

@testable import CorpusFolder

struct TitleFileTests {
  private let folder = TemporaryFolder()

  private func write(_ lines: String...) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: folder.path + "/titles.jsonl"))
  }

  @Test func `jobs and results read the same newspapers`() throws {
    try write(
      #"{"lccn":"sn83030214","title":"New-York tribune","state":"New York","first_year":1866}"#,
      #"{"lccn":"bsd00000001","title":"The Demonstration Herald","place":null,"state":null}"#)
    let states = try TitleStates(folder: folder.path).states
    #expect(states == ["sn83030214": "New York", "bsd00000001": ""])
    let titles = try TitleFile(folder: folder.path).read()
    #expect(titles.map(\.lccn) == ["sn83030214", "bsd00000001"] && titles[0].firstYear == 1866)
  }

  @Test func `a line that is not a newspaper has no title, and ends a job`() throws {
    try write(#"{"lccn":"sn83030214","title":"New-York tribune","state":"New York"}"#, #"{"lccn":1}"#)
    #expect(try TitleFile(folder: folder.path).read().map(\.lccn) == ["sn83030214"])
    let failure = #expect(throws: NewspaperError.self) { _ = try TitleStates(folder: folder.path) }
    guard case .unreadable(let what) = failure else { return #expect(Bool(false), "\(failure as Any)") }
    #expect(what.contains("/titles.jsonl: line 2 is not a newspaper"), "\(what)")
  }

  @Test func `without the file nothing is known`() throws {
    #expect(try TitleStates(folder: folder.path).states == [:])
    #expect(try TitleFile(folder: folder.path).read() == [])
  }
}
