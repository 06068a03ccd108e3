import Terminal
import TestSupport
import Testing
import Text

/// Output to a terminal.
@Suite struct SanitizerFuzzTests {
  private static let words = [
    "\u{1b}[", "\u{1b}]", "\u{1b}]0;", "\u{1b}P", "\u{1b}(", "\u{1b}#", "\u{9b}", "\u{9d}", "\u{90}",
    "\u{9c}",
    "\u{1b}\\", "\u{7}", "?1049h", "?25l", "5n", "2J", "10A", "6c", "52;c;QQ==", "38;5;1m", "text", "日本",
    "e\u{301}",
    "👩‍👧", "שָׁלוֹם", "\r\n", "\n", "\t",
  ]
  private let odd = OddText(words: SanitizerFuzzTests.words)

  @Test func `sanitized texts do no harm`() async throws {
    try await FuzzTarget.sanitizer.run(odd.bytes) { input in
      let line = Sanitizer.sanitized(input.text)
      try PrintedProperties.checkLine(line)
      try property("“\(line)” is changed again", isSame(Sanitizer.sanitized(line), line))
      let lines = Sanitizer.sanitizedLines(input.text)
      try property("“\(lines)” is changed again", isSame(Sanitizer.sanitizedLines(lines), lines))
      for line in lines.unicodeScalars.split(separator: "\n") {
        try PrintedProperties.checkLine(String(line))
      }
      try property("lines differ in more than their ends", isSame(Sanitizer.sanitized(lines), line))
    }
  }

  /// Compares scalars: equal strings may be written differently.
  private func isSame(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  @Test func `widths do no harm`() async throws {
    try await FuzzTarget.widths.run(odd.bytes) { input in
      let text = input.text
      let width = TextWidth.of(text)
      let sum = text.unicodeScalars.reduce(0) { $0 + abs(TextWidth.of($1)) }
      try property("\(width) cells, and \(sum) one by one", width == sum)
      let limit = input.dice.below(40)
      let cut = TextWidth.truncated(text, to: limit)
      try property("\(TextWidth.of(cut)) cells where \(limit) are", TextWidth.of(cut) <= limit)
      try property("cut although it fits", width > limit || isSame(cut, text))
      try checkCanvas(text, limit)
      let padded = TextWidth.padded(text, to: limit, alignRight: input.dice.once(in: 2))
      try property("padded to \(TextWidth.of(padded)) cells", TextWidth.of(padded) == max(width, limit))
      let table = TextTable(
        columns: [.init(header: "A", flexible: true), .init(header: "B")], rows: [[text, text]])
      for line in table.lines(width: limit) {
        try PrintedProperties.checkLine(line)
        try property("a line of \(TextWidth.of(line)) cells", TextWidth.of(line) <= limit)
      }
    }
  }

  /// Even unsanitized text is harmless on the screen: the canvas has a place for each character, or none.
  private func checkCanvas(_ text: String, _ column: Int) throws(FuzzFinding) {
    var canvas = Canvas(size: Size(rows: 1, columns: 40))
    let used = canvas.write(text, row: 0, column: column, width: 20)
    try property("\(used) cells of 20", (0...20).contains(used))
    for column in 0..<40 where canvas[0, column].width > 0 {
      for scalar in canvas[0, column].text.unicodeScalars {
        let isObeyed =
          TextWidth.of(scalar) < 0
          || (TextWidth.of(scalar) == 0 && scalar.properties.generalCategory == .format)
        try property("U+\(String(scalar.value, radix: 16)) on the screen", !isObeyed)
      }
    }
  }

  /// Nothing that the sanitizer passes does anything on a real terminal but show itself.
  @Test func `texts do no harm`() async throws {
    let screen = HarmlessScreen()
    try await FuzzTarget.terminal.run(odd.bytes) { input in
      try screen.check(Sanitizer.sanitized(input.text))
    }
  }

  /// That terminal detects what it should.
  @Test(arguments: [
    "\n", "a\u{8}", "\u{7}", "\u{1b}[A", "\u{1b}[5n", "\u{1b}[?25l", "\u{1b}]0;t\u{7}", "\u{9b}", "\u{1b}",
    "\u{90}",
  ])
  func `harm is detected`(text: String) {
    #expect(throws: FuzzFinding.self) { try HarmlessScreen().check(text) }
    #expect(throws: Never.self) { try HarmlessScreen().check(Sanitizer.sanitized(text)) }
  }
}
