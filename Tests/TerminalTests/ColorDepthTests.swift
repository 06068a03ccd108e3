import TestSupport
import Testing

@testable import Terminal

@Suite struct ColorDepthTests {
  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], ColorDepth.none),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""], .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "tmux-256color", "COLORTERM": "yes"], .indexed256),
    (["TERM": "linux"], .ansi16),
    (["TERM": "xterm"], .ansi16),
    (["TERM": "vt220"], .none),
    (["TERM": "dumb"], .none),
    ([:], .none),
  ])
  func `is read from the environment`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth.detect(environment: environment) == depth)
  }

  @Test(arguments: [
    (Color.rgb(255, 0, 0), ColorDepth.trueColor, Color.rgb(255, 0, 0)),
    (.rgb(255, 0, 0), .indexed256, .indexed(196)),
    (.rgb(0x8a, 0x8a, 0x8a), .indexed256, .indexed(245)),
    (.rgb(0, 0, 0), .indexed256, .indexed(16)),
    (.rgb(255, 255, 255), .indexed256, .indexed(231)),
    (.indexed(3), .indexed256, .indexed(3)),
    (.rgb(250, 5, 5), .ansi16, .indexed(9)),
    (.indexed(196), .ansi16, .indexed(9)),
    (.indexed(245), .ansi16, .indexed(8)),
    (.indexed(15), .ansi16, .indexed(15)),
    (.rgb(255, 0, 0), .none, .standard),
    (.indexed(3), .none, .standard),
    (.standard, .trueColor, .standard),
  ])
  func `gives the nearest available color`(color: Color, depth: ColorDepth, nearest: Color) {
    #expect(depth.reduced(Style(color)).foreground == nearest)
    #expect(depth.reduced(Style(on: color)).background == nearest)
  }

  @Test func `keeps attributes without colors`() {
    let style = Style(.indexed(1), on: .indexed(2), [.bold, .reverse])
    #expect(ColorDepth.none.reduced(style) == Style(.standard, [.bold, .reverse]))
  }

  @Test func `finds the nearest of all fixed colors`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let color = SIMD3<Int32>.random(in: 0...255, using: &generator)
      func distance(_ index: Int) -> Int32 {
        let difference = IndexedColors.color(index) &- color
        return (difference &* difference).wrappedSum()
      }
      let least = (16..<256).map(distance).min()
      #expect(distance(Int(IndexedColors.nearestFixed(to: color))) == least, "\(color)")
    }
  }
}
