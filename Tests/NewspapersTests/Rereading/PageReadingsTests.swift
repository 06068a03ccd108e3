import Newspapers
import Testing

struct PageReadingsTests {
  private func reading(_ text: String, _ region: PageBox = .whole) -> OCRReading {
    OCRReading(
      region: region, layout: layout([[(text, region.x, region.y)]]), engine: "Engine 1", languages: ["eng"],
      scan: OCRReading.Scan(address: nil, source: "here", width: 10, height: 10), date: 1)
  }

  /// Blocks of words, each a line, with their positions.
  private func layout(_ blocks: [[(text: String, x: Double, y: Double)]]) -> PageLayout {
    PageLayout(
      blocks: blocks.map { words in
        PageLayout.Block(
          lines: words.map {
            PageLayout.Line(words: [
              PageLayout.Word($0.text, box: PageBox(x: $0.x, y: $0.y, width: 0.01, height: 0.01))
            ])
          })
      })
  }

  private let left = PageBox(x: 0, y: 0, width: 0.5, height: 1)
  private let right = PageBox(x: 0.5, y: 0, width: 0.5, height: 1)

  @Test func `each step can be undone, exactly to the previous state`() {
    var readings = PageReadings()
    var before = [readings]
    readings.add(reading("one", left))
    before.append(readings)
    readings.prefer(true)
    before.append(readings)
    readings.add(reading("two", right))
    before.append(readings)
    readings.add(reading("all"))
    #expect(readings.current.map(\.region) == [.whole] && readings.isPreferred)
    #expect(readings.undo() == .reading(reading("all"), left: 2) && readings == before.popLast())
    #expect(readings.text == "one\n\ntwo")
    #expect(readings.undo() == .reading(reading("two", right), left: 1) && readings == before.popLast())
    #expect(readings.undo() == .choice(isPreferred: false) && readings == before.popLast())
    #expect(readings.undo() == .reading(reading("one", left), left: 0) && readings == before.popLast())
    #expect(readings.isEmpty)
    #expect(readings.undo() == nil && readings.text == nil)
  }

  @Test func `a part that is reread replaces its earlier reading, and nothing else`() {
    var readings = PageReadings()
    readings.add(reading("one", left))
    readings.add(reading("two", right))
    readings.add(reading("uno", left))
    #expect(readings.text == "two\n\nuno")
    #expect(readings.prefer(true) && !readings.prefer(true))
  }

  @Test func `as many steps as anybody undoes are kept, with what they need`() {
    var readings = PageReadings()
    for number in 0..<50 { readings.add(reading("\(number)")) }
    #expect(readings.states.count == 20 && readings.readings.count == 20 && readings.text == "49")
    #expect(PageReadings(readings: [:], states: readings.states) == nil)
  }

  @Test func `what can no longer be undone stays`() throws {
    var readings = PageReadings()
    for number in 0..<25 {
      readings.add(reading("\(number)", PageBox(x: 0, y: Double(number) / 25, width: 1, height: 0.04)))
    }
    // As in a file of an earlier version.
    var earlier = try #require(PageReadings(readings: readings.readings, states: readings.states))
    #expect(earlier == readings)
    for left in (6..<25).reversed() {
      guard case .reading(_, left) = readings.undo() else { return #expect(Bool(false), "\(left)") }
    }
    #expect(readings.undo() == .nothingMore(left: 6) && readings.current.count == 6)
    for _ in 0..<30 { earlier.undo() }
    #expect(earlier.current.count == 6)
    var chosen = PageReadings()
    chosen.add(reading("only"))
    for number in 0..<30 { chosen.prefer(number.isMultiple(of: 2)) }
    for _ in 0..<30 { chosen.undo() }
    #expect(chosen.text == "only")
  }

  @Test func `words in a part are replaced in place, and no others`() {
    let source = layout([
      [("Head", 0.1, 0), ("tall", 0.6, 0.1)], [("bad", 0.1, 0.3), ("wrose", 0.1, 0.4)], [("end", 0.6, 0.9)],
    ])
    let part = PageBox(x: 0, y: 0.35, width: 0.5, height: 0.2)
    let merged = source.replacing(part, with: layout([[("worse", 0.1, 0.4)]]))
    let lines = PrintedText(merged).lines.map { $0.split(separator: " ").joined() }
    #expect(lines == ["Head", "tall", "", "bad", "", "worse", "", "end"])
    #expect(PrintedText(source.part(part)).lines == ["wrose"])
    let nowhere = PageBox(x: 0.8, y: 0.2, width: 0.1, height: 0.1)
    #expect(PrintedText(source.replacing(nowhere, with: layout([[("new", 0.8, 0.2)]]))).lines.last == "new")
    #expect(source.replacing(.whole, with: layout([])) == layout([]))
  }
}
