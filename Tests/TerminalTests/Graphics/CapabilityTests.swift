import Scans
import Testing

@testable import Terminal

@Suite struct CapabilityTests {
  private static let sixel = TerminalReply.abilities([62, 4, 22])

  @Test(
    arguments: [
      ([:], [], .blocks), ([:], [sixel], .sixel), ([:], [.abilities([4])], .blocks),
      ([:], [.kittyGraphics(true), sixel], .kitty), ([:], [.kittyGraphics(false), sixel], .sixel),
      ([:], [.version("iTerm2 3.5.0")], .iterm2), (["TERM_PROGRAM": "iTerm.app"], [], .iterm2),
      (["LC_TERMINAL": "iTerm2", "TERM_PROGRAM": "x"], [], .iterm2),
      ([:], [.version("WezTerm 20230712-072601"), sixel], .iterm2),
      ([:], [.version("XTerm(379)"), sixel], .sixel), (["NO_COLOR": "1"], [], .none),
      (["NO_COLOR": "1"], [sixel], .sixel),
      (["TMUX": "/tmp/tmux-0/default,1,0"], [sixel, .kittyGraphics(true)], .blocks),
    ] as [([String: String], [TerminalReply], ImageProtocol)])
  func `the best is chosen`(environment: [String: String], answers: [TerminalReply], chosen: ImageProtocol) {
    var capabilities = TerminalCapabilities(
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
    for answer in answers { capabilities.take(answer) }
    #expect(capabilities.graphics(for: .auto).imageProtocol == chosen)
    for wanted in ImageProtocol.allCases {
      #expect(capabilities.graphics(for: .always(wanted)).imageProtocol == wanted)
    }
  }

  @Test(arguments: [
    ("kitty(0.26.5)", false), ("kitty(0.28)", true), ("kitty(0.28.1)", true), ("kitty(0.40.0)", true),
    ("kitty(1.0)", true),
    ("ghostty 1.1.0", true), ("WezTerm 20240203", false), ("Konsole 23.08", false), ("", false),
  ])
  func `placeholders are used where supported`(version: String, isKnown: Bool) {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
    capabilities.take(.kittyGraphics(true))
    capabilities.take(.version(version))
    #expect(capabilities.graphics(for: .auto).hasPlaceholders == isKnown)
  }

  /// Such as Konsole, if a protocol other than its best was requested.
  @Test func `tiles are removed where kitty's commands are supported`() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
    let ways: [ImageProtocol] = [.sixel, .iterm2]
    #expect(!ways.contains { capabilities.graphics(for: .always($0)).keepsTiles })
    capabilities.take(.kittyGraphics(true))
    #expect(ways.allSatisfy { capabilities.graphics(for: .always($0)).keepsTiles })
    #expect(!capabilities.graphics(for: .auto).keepsTiles)
  }

  @Test(arguments: [
    ("1 kitty(0.28.1)\n", ImageProtocol.kitty), ("0 kitty(0.28.1)\n", .blocks),
    ("on kitty(0.28.1)\n", .kitty), ("all ghostty 1.1.0\n", .kitty),
    ("off kitty(0.28.1)\n", .blocks),
    ("on kitty(0.26.5)\n", .blocks), ("on XTerm(379)\n", .blocks), ("on \n", .blocks), ("\n", .blocks),
    ("", .blocks),
  ])
  func `tmux says what it passes on and to whom`(answer: String, chosen: ImageProtocol) {
    var capabilities = TerminalCapabilities(environment: ["TERM": "tmux-256color", "TMUX": "x"])
    capabilities.take(TmuxClient(answer: answer))
    let graphics = capabilities.graphics(for: .auto)
    #expect(graphics.imageProtocol == chosen)
    #expect(graphics.hasPlaceholders == (chosen == .kitty) && graphics.isInTmux)
  }

  @Test func `the cell is the terminal's`() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
    #expect(capabilities.graphics(for: .auto).cell == PixelSize(width: 10, height: 20))
    capabilities.take(.cell(PixelSize(width: 9, height: 18)))
    #expect(capabilities.graphics(for: .auto).cell == PixelSize(width: 9, height: 18))
    capabilities.take(cell: PixelSize(width: 8, height: 16))
    capabilities.take(cell: nil)
    #expect(capabilities.graphics(for: .auto).cell == PixelSize(width: 8, height: 16))
  }

  @Test(arguments: [(0, 0), (1, 20), (10, 5000), (100_000, 10)]) func `an impossible cell counts as none`(
    width: Int, height: Int
  ) {
    let graphics = Graphics(.sixel, cell: PixelSize(width: width, height: height))
    #expect(graphics.cell == PixelSize(width: 10, height: 20))
  }

  @Test func `choices have names`() {
    #expect(ImageChoice(name: "auto") == .auto && ImageChoice(name: "sixel") == .always(.sixel))
    #expect(ImageChoice(name: "Sixel") == nil)
    #expect(ImageChoice.names.compactMap(ImageChoice.init(name:)).count == ImageProtocol.allCases.count + 1)
  }
}
