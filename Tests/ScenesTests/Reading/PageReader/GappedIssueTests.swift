import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Issues whose source lacks pages.
@Suite(.timeLimit(.minutes(2))) @MainActor struct GappedIssueTests {
  private let archive: StubArchive

  init() throws {
    var contents = try StubArchive.Contents.sample()
    contents.sequences[try PageID.sample(1).issue] = [1, 2, 4]
    contents.texts[try .sample(4)] = "the last page"
    contents.texts[try .sample(3)] = nil
    archive = StubArchive(contents)
  }

  private func read(_ sequences: [Int]?) async throws -> (RecordingOutput, Int32) {
    let output = RecordingOutput()
    let reading = PageReading(
      .issue(try PageID.sample(1).issue, sequences), mode: .reading, format: .text,
      turnsRightToLeft: false)
    return (output, await reading.run(archive, output))
  }

  @Test func `a page's heading has its number and the existing ones`() async throws {
    let (output, code) = try await read([2, 4])
    #expect(code == 0)
    #expect(
      output.lines.filter { $0.hasPrefix("==") } == [
        "== Evening star · Monday, October 2, 1865 · page 2 (of 1, 2 and 4) ==",
        "== Evening star · Monday, October 2, 1865 · page 4 (of 1, 2 and 4) ==",
      ])
  }

  @Test func `an issue without page 1 is read from its first page, which is said`() async throws {
    let issue = try PageID.sample(1).issue
    archive.contents.sequences[issue] = [2, 4]
    archive.contents.texts[try .sample(1)] = nil
    archive.contents.texts[try .sample(2)] = "the second page"
    let output = RecordingOutput()
    let code = await PageReading(.first(issue), mode: .reading, format: .text, turnsRightToLeft: false)
      .run(archive, output)
    #expect(code == 0 && output.lines.contains("the second page"))
    #expect(output.notes == ["broadsheet: issue \(issue) has no page 1: this is page 2, its first"])
    archive.contents.sequences[issue] = []
    archive.contents.texts[try .sample(2)] = nil
    let (nothing, status) = try await read([1])
    #expect(status == 66 && nothing.notes.contains { $0.contains("issue \(issue) has no pages") })
  }

  @Test func `a missing page is reported`() async throws {
    let (output, code) = try await read([3])
    #expect(code == 66 && output.lines.isEmpty)
    #expect(
      output.notes
        == ["broadsheet: issue \(try PageID.sample(1).issue) has no page 3: it has pages 1, 2 and 4"])
  }

  @Test(arguments: [
    ([1, 2, 3], "1–3", false), ([1, 2, 4], "1, 2 and 4", true), ([2, 3, 4, 5, 9], "2–5 and 9", true),
    ([1], "1", false), ([3], "3", true), ([], "", false), ([1, 2, 3, 7, 8, 9, 12], "1–3, 7–9 and 12", true),
  ])
  func `numbers in words`(sequences: [Int], words: String, hasGaps: Bool) {
    #expect(PageNumbers.words(sequences) == words && PageNumbers.hasGaps(sequences) == hasGaps)
  }
}
