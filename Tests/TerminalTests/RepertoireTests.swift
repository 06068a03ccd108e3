import TestSupport
import Testing

@testable import Terminal

@Suite struct RepertoireTests {
  @Test(arguments: [
    ([:], Repertoire.unicode), (["TERM": "xterm-256color", "LANG": "C.UTF-8"], .unicode),
    (["TERM": "vt100", "LANG": "en_US.UTF-8"], .ascii), (["TERM": "xterm", "LC_ALL": "C"], .ascii),
    (["TERM": "xterm", "LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], .ascii),
    (["TERM": "xterm", "LC_ALL": "", "LC_CTYPE": "en_US.utf8", "LANG": "C"], .unicode),
    (["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"], .ascii),
    (["TERM": "linux", "LANG": "C.UTF-8"], .letters),
  ])
  func `it is read from the environment`(environment: [String: String], repertoire: Repertoire) {
    #expect(Repertoire.detect(environment: environment) == repertoire)
  }

  /// What a terminal shows of `text`.
  private func shown(_ text: String, _ repertoire: Repertoire) throws -> String {
    var canvas = Canvas(size: Size(rows: 2, columns: 40))
    canvas.write(text, row: 0, column: 0, width: 40)
    canvas.write("|", row: 1, column: 0, width: 1)
    var renderer = Renderer(colorDepth: .none, repertoire: repertoire)
    let screen = VirtualScreen(rows: 2, columns: 40)
    renderer.frame(canvas) { screen.feed($0) }
    #expect(screen.line(1) == "|")
    return screen.line(0)
  }

  @Test func `marks become similar ones in ASCII, all different in the calendar`() throws {
    #expect(try shown("▸★ “A › B” – ✗ …", .ascii) == ">+ \"A > B\" - x ~")
    #expect(try shown("▪■█×·┄", .ascii) == "o=#x.~")
    #expect(try shown("╭─╮│╰╯", .ascii) == "+-+!++")
    #expect(try shown("▸●◆○ ✓ ♦╎┃─ ░▒▓ ━─▬", .ascii) == ">*#o v n:!- .:% =-=")
    let bars = try shown("▁▂▃▄▅▆▇█", .ascii)
    #expect(Set(bars).count == 8 && !bars.contains(where: \.isNumber), "\(bars)")
  }

  @Test func `letters lose what ASCII lacks, and columns stay`() throws {
    #expect(try shown("Tägliches Jednośc Łódź", .ascii) == "Tagliches Jednosc Lodz")
    #expect(try shown("a\u{301}b 新聞 |", .ascii) == "ab ???? |")
    #expect(try shown("Tägliches ▸ 新聞", .letters) == "Tägliches > 新聞")
    #expect(try shown("Tägliches ▸ 新聞", .unicode) == "Tägliches ▸ 新聞")
  }

  @Test func `the reader's choice takes precedence over the environment`() {
    let poor = ["TERM": "vt100", "LANG": "C"]
    #expect(
      Repertoire(.auto, environment: poor) == .ascii && Repertoire(.unicode, environment: poor) == .unicode)
    #expect(Repertoire(.ascii, environment: ["TERM": "xterm", "LANG": "C.UTF-8"]) == .ascii)
  }

  @Test func `nothing outside ASCII is sent`() throws {
    var canvas = Canvas(size: Size(rows: 1, columns: 80))
    canvas.write("▸ æ ß € ﬁ Ж ع 😀 ½ © “…” ▬▇", row: 0, column: 0, width: 80)
    var renderer = Renderer(colorDepth: .none, repertoire: .ascii)
    var bytes: [UInt8] = []
    renderer.frame(canvas) { bytes += $0 }
    #expect(bytes.allSatisfy { $0 < 0x80 })
  }
}
