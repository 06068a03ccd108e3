import Foundation
import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What `read` prints.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageReadingTests {
  private final class Memory: TextOutput {
    let isTerminal: Bool
    let width = 40
    var lines: [String] = []
    var notes: [String] = []

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    func write(_ lines: [String]) { self.lines += lines }
    func note(_ line: String) { notes.append(line) }
  }

  private let archive: StubArchive

  init() throws { archive = StubArchive(try .sample()) }

  private func read(
    _ sequences: [Int]?, day: String = "1865-10-02", mode: PageMode = .reading, format: RecordFormat = .text,
    isTerminal: Bool = false, turnsRightToLeft: Bool = false
  ) async throws -> (Memory, Int32) {
    let output = Memory(isTerminal: isTerminal)
    let reading = PageReading(
      .issue(try PageID.sample(1, day: day).issue, sequences), mode: mode, format: format,
      turnsRightToLeft: turnsRightToLeft)
    return (output, await reading.run(archive, output))
  }

  @Test func `a page on a pipe has one paragraph per line`() async throws {
    let (output, code) = try await read([2])
    #expect(code == 0 && output.notes.isEmpty)
    #expect(output.lines.count == 5 && output.lines[0] == "NOTICIAS DEL RÍO" && output.lines[1].isEmpty)
    #expect(
      output.lines[2].hasPrefix("El señor Ramón Peñalosa") && output.lines[2].contains("el domingo cien"))
    // One page takes one request.
    #expect(archive.asked == ["text \(try PageID.sample(2))"])
  }

  @Test func `a page on a terminal is wrapped`() async throws {
    let (output, _) = try await read([2], isTerminal: true)
    #expect(output.lines.count > 8 && output.lines.allSatisfy { $0.count <= 40 })
    #expect(output.lines.joined(separator: " ").contains("guitarra y canción."))
  }

  @Test func `lines are as printed if requested`() async throws {
    let (output, _) = try await read([1], mode: .raw)
    #expect(output.lines.contains("first trip this morning, with the Gov-"))
    #expect(output.lines.contains("A trunk of ladies' Houſe linen, marked"))
  }

  @Test func `Hebrew is reordered only if a terminal needs it`() async throws {
    let (piped, _) = try await read([3])
    #expect(piped.lines[0] == "חדשות העיר")
    let (shown, _) = try await read([3], isTerminal: true, turnsRightToLeft: true)
    #expect(shown.lines[0] == "ריעה תושדח")
    #expect(shown.lines.contains { $0.contains("1865 רבוטקואב") })
    #expect(shown.lines.contains("The same in English will follow"))
  }

  @Test func `several pages have headings`() async throws {
    let (output, code) = try await read([2, 3])
    #expect(code == 0)
    #expect(
      output.lines.filter { $0.hasPrefix("==") } == [
        "== Evening star · Monday, October 2, 1865 · page 2 of 4 ==",
        "== Evening star · Monday, October 2, 1865 · page 3 of 4 ==",
      ])
    let second = try #require(output.lines.lastIndex { $0.hasPrefix("==") })
    #expect(output.lines[second - 1].isEmpty && output.lines[0].hasPrefix("=="))
  }

  @Test func `all pages are those of the issue`() async throws {
    let (output, code) = try await read(nil)
    #expect(code == 0)
    #expect(output.lines.count { $0.hasPrefix("==") } == 3)
    #expect(output.notes == ["page 4 of sn83045462/1865-10-02/ed-1: This page has no text"])
    #expect(archive.asked.count { $0.hasPrefix("issue") } == 1)
  }

  @Test func `a page without words is reported as such`() async throws {
    let (output, code) = try await read([4])
    #expect(code == 66 && output.lines.isEmpty && output.notes.count == 1)
    let (json, jsonCode) = try await read([4], format: .json)
    #expect(jsonCode == 66 && json.lines.isEmpty && json.notes.count == 1)
    // If some pages have text, a page without any is not a failure.
    let (some, someCode) = try await read([3, 4])
    #expect(someCode == 0 && some.lines.count { $0.hasPrefix("==") } == 1 && some.notes.count == 1)
  }

  @Test func `missing pages are reported and the rest are read`() async throws {
    let (output, code) = try await read([9, 1, 10, 11])
    #expect(code == 66)
    #expect(
      output.notes == ["broadsheet: issue sn83045462/1865-10-02/ed-1 has no page 9: it has 4 pages"])
    #expect(output.lines.contains("THE NEW FERRY RUNS AT LAST"))
    let (other, otherCode) = try await read([9])
    #expect(otherCode == 66 && other.lines.isEmpty && !other.notes.isEmpty)
    let (nothing, nothingCode) = try await read(nil, day: "1866-01-01")
    #expect(nothingCode == 66 && nothing.lines.isEmpty)
  }

  @Test func `a source that fails is not asked again`() async throws {
    archive.contents.failure = .rateLimited(host: "news.example", until: nil)
    let (output, code) = try await read([1])
    #expect(code == 75 && output.lines.isEmpty)
    let asked = archive.asked.count
    let (_, several) = try await read([1, 2, 3])
    #expect(several == 75 && archive.asked.count == asked + 1)
  }

  @Test func `a failed page is named and the others are read`() async throws {
    let page = try PageID.sample(1)
    archive.contents.pageFailures[page] = .serverError(host: "news.example", status: 500)
    let (output, code) = try await read([1, 2, 3])
    #expect(code == 69 && output.lines.count { $0.hasPrefix("==") } == 2)
    #expect(
      output.notes == [
        "page 1 of \(page.issue): news.example failed with HTTP status 500", "1 of 3 pages could not be read",
      ])
    let (printed, _) = try await read([1, 2], format: .json)
    let json = printed.lines.joined(separator: "\n")
    #expect(json.contains(#""error" : "news.example failed with HTTP status 500""#))
    #expect(json.contains(#""page" : 1"#) && json.contains(#""page" : 2"#))
  }

  @Test func `a refusal in the middle names the page and ends it`() async throws {
    let page = try PageID.sample(2)
    archive.contents.pageFailures[page] = .rateLimited(host: "news.example", until: nil)
    let (output, code) = try await read([1, 2, 3])
    #expect(code == 75 && archive.asked.last == "text \(page)")
    #expect(
      output.notes.first?.hasPrefix("broadsheet: page 2 of \(page.issue): news.example") == true
        && output.notes.count > 1)
  }

  @Test func `JSON says what exists of a page`() async throws {
    let (output, _) = try await read([2], format: .json)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.lines.joined(separator: "\n").utf8)) as? [String: Any])
    #expect(object["title"] as? String == "Evening star")
    #expect(object["page"] as? Int == 2 && object["pages"] as? Int == 4 && object["edition"] as? Int == 1)
    #expect((object["paragraphs"] as? [String])?.count == 3)
    #expect(object["lines"] == nil)
    #expect(object["quality_basis"] as? String == "estimate")
    #expect(object["words"] as? Int == 50)
    #expect(object["address"] as? String == "https://news.example/lccn/sn83045462/1865-10-02/ed-1/seq-2/")
    let (raw, _) = try await read([2], mode: .raw, format: .json)
    #expect(raw.lines.contains { $0.contains("regaló el do-") })
  }
}
