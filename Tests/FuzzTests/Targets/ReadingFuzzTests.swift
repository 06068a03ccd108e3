import Newspapers
import Recognition
import TestSupport
import Testing

/// Files of readings, which may have been edited or damaged by a disk.
@Suite struct ReadingFuzzTests {
  private static let file = """
    {"format":"broadsheet-readings","page":"sn83045462/1865-10-02/ed-1/seq-1","readings":[{"blocks":[[{"hyphenated":true,
    "words":[{"box":[0.1,0.2,0.3,0.4],"confidence":0.9,"text":"fer-"}]},{"words":[{"text":"ry"}]}]],"engine":"Tesseract 5.3.0",
    "known":[1,1],"languages":["eng"],"number":1,"read":"2026-11-22T12:00:00Z","region":[0,0,1,1],"scan":{"address":"https://x",
    "height":2000,"source":"tile.loc.gov","width":1500}},{"blocks":[],"engine":"T","languages":[],"number":2,
    "read":"2026-11-22T12:00:00Z","region":[0,0,0.5,0.5],"scan":{"height":1,"source":"","width":1}}],
    "states":[{"preferred":false,"readings":[1]},{"preferred":true,"readings":[1,2]}],"version":1}
    """

  private static let words = [
    "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e308", "\"readings\":", "\"states\":[]",
    "\"number\":3",
    "\"region\":[2,-1,5]", "\"confidence\":7", "\"version\":2", "\"text\":\"\"", "\"known\":[2,1]",
    "\"box\":[9]",
  ]

  @Test func `files of readings do no harm`() async throws {
    let issue = IssueID(lccn: try LCCN("sn83045462"), date: IssueDate("1865-10-02") ?? .earliest)
    let page = PageID(issue: issue, sequence: 1)
    let odd = OddText(words: ReadingFuzzTests.words)
    try await FuzzTarget.readings.run({ dice in
      if dice.once(in: 3) { return odd.bytes(&dice) }
      var bytes = Array(ReadingFuzzTests.file.utf8)
      for _ in 0...dice.below(3) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      var readings: PageReadings
      do throws(NewspaperError) {
        readings = try ReadingFiles.readings(in: input.bytes, of: page, path: "file")
      } catch {
        guard case .unreadable(let what) = error else { throw error }
        return try property("the file is not named", what.hasPrefix("file "))
      }
      for reading in readings.current { try check(reading) }
      let steps = readings.states.count
      for _ in 0..<steps where !readings.isEmpty { readings.undo() }
      let isAtEnd = readings.isTrimmed ? readings.states.count == 1 : readings.isEmpty && readings.text == nil
      try property("something is left after \(steps) steps", isAtEnd)
    }
  }

  private func check(_ reading: OCRReading) throws {
    try property(
      "\(reading.known?.share ?? 0) known", reading.known?.share.map { (0...1).contains($0) } ?? true)
    for word in reading.layout.blocks.flatMap(\.lines).flatMap(\.words) {
      try property("\(word.confidence ?? 0) sure", word.confidence.map { (0...1).contains($0) } ?? true)
      try property(
        "outside of the page",
        word.box.map { $0.x >= 0 && $0.width >= 0 && $0.x + $0.width <= 1.000001 } ?? true)
    }
  }
}
