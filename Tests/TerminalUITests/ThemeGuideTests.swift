import Terminal
import TerminalUI
import Testing

@Suite(.timeLimit(.minutes(2))) struct ThemeGuideTests {
  private func guide(
    _ choice: ThemeChoice = .auto, _ depth: ColorDepth = .trueColor, _ environment: [String: String] = [:],
    remembered: Ground? = nil
  ) -> ThemeGuide {
    ThemeGuide(choice, depth: depth, environment: environment, remembered: remembered)
  }

  @Test func `the terminal's answer decides, then its reports`() {
    var guide = guide()
    #expect(guide.theme == .sixteen && guide.asks)
    #expect(guide.take(.ground(.light)) == .light)
    #expect(guide.theme == .light)
    #expect(guide.take(.ground(.light)) == nil, "it is known")
    #expect(guide.take(.ground(.dark)) == .dark && guide.theme == .dark)
  }

  @Test func `until it answers, it is as remembered`() {
    var guide = guide(remembered: .light)
    #expect(guide.theme == .light)
    #expect(guide.take(.ground(.light)) == nil, "it is remembered already")
    _ = guide.take(.abilities([62]))
    #expect(guide.theme == .light)
  }

  @Test func `a terminal that no longer answers is not as remembered`() {
    var guide = guide(remembered: .light)
    _ = guide.take(.abilities([62]))
    #expect(guide.theme == .sixteen)
    _ = guide.take(.ground(.light))
    #expect(guide.theme == .light, "an answer may be late")
  }

  @Test(arguments: [
    ("15;0", Theme.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark), ("0;7", .light),
    ("0;9", .light), ("15;default", .sixteen), ("", .sixteen), ("1;99", .sixteen),
  ])
  func `without an answer the environment decides`(value: String, theme: Theme) {
    var guide = guide(.auto, .indexed256, ["COLORFGBG": value])
    #expect(guide.theme == theme)
    _ = guide.take(.abilities([62]))
    #expect(guide.theme == theme)
  }

  @Test func `a chosen theme is not overruled`() {
    var guide = guide(.always(.contrastLight), .trueColor, ["COLORFGBG": "15;0"], remembered: .dark)
    #expect(!guide.asks)
    _ = guide.take(.ground(.dark))
    #expect(guide.theme == .contrastLight)
  }

  @Test func `with few colors only those are used, and without any none`() {
    for choice in [ThemeChoice.auto, .always(.dark), .always(.contrastDark)] {
      #expect(guide(choice, .ansi16, remembered: .light).theme == .sixteen)
      #expect(guide(choice, .none, remembered: .light).theme == .mono)
    }
    #expect(guide(.always(.mono), .ansi16).theme == .mono)
    #expect(guide(.always(.mono)).theme == .mono && guide(.always(.sixteen)).theme == .sixteen)
    #expect(!guide(.auto, .ansi16).asks)
  }
}
