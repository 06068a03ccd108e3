import TestSupport
import Testing

/// Keys that come all at once do what they do one by one, on every screen.
@OwnThread struct BurstTests {
  /// A place in the program and what is pressed there.
  struct Burst: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments = ["browse", "--list"]
    /// What is on the screen before the first key.
    var start = "1 of 479"
    var columns = 80
    /// Separated by spaces; `j*20` is `j` twenty times.
    let keys: String

    var testDescription: String { "\(name), \(columns) columns" }

    var sent: [String] {
      keys.split(separator: " ").flatMap { part -> [String] in
        let halves = part.split(separator: "*")
        let count = halves.count == 2 ? Int(halves[1]) ?? 1 : 1
        let name = String(halves[0])
        return Array(repeating: Burst.bytes[name] ?? name, count: count)
      }
    }

    private static let bytes = [
      "Enter": "\r", "Tab": "\t", "Down": "\u{1b}[B", "Up": "\u{1b}[A", "PgDn": "\u{1b}[6~", "Blank": " ",
      "Backspace": "\u{7f}", "C-u": "\u{15}", "Esc": "\u{1b}[27u", "M-1": "\u{1b}1", "M-2": "\u{1b}2",
      "M-3": "\u{1b}3", "M-4": "\u{1b}4", "M-5": "\u{1b}5",
    ]
  }

  nonisolated private static let demonstration = ["browse", "bsd00000001"]

  /// What readers have actually typed.
  nonisolated private static let short = [
    Burst(name: "an order", keys: "s Down Down Enter"),
    Burst(name: "a number", keys: "/ s n 8 3 0 4 5 4 6 2 Enter Enter"),
    Burst(name: "a state", keys: "f o r e g o n Enter"),
    Burst(name: "the issues of a newspaper further down", keys: "j*20 Enter i"),
  ]

  nonisolated private static let long = [
    Burst(
      name: "list",
      keys:
        "j*5 Enter Tab q k PgDn m g g G q*0 u s Down Enter / s t a r Enter j Enter q x 3 j m Enter i q q g t m i"
    ),
    Burst(
      name: "record", arguments: demonstration, start: "demonstration",
      keys:
        "e q E q i q m u m ' Tab Tab q j j k G g g y l R i ] n n Enter q q e Blank Blank ] q E [ q j i p Enter"
    ),
    Burst(
      name: "calendar", arguments: demonstration, start: "demonstration",
      keys:
        "i n n p ] ] [ } { j j k l h x X g d 1 8 9 3 Enter n Enter q p p Enter q 3 n t G Enter q g g n j Tab"),
    Burst(
      name: "page reader", arguments: demonstration, start: "demonstration",
      keys:
        "e ] ] [ J J K w / t h e Enter n n N j j Blank Blank Blank Blank A A w G b v v [ J / o f Enter n j"),
    Burst(
      name: "places",
      keys: "p Enter j j Enter q j n q s s j*4 Enter n j Enter q q q s Enter j n Enter q k n Down"),
    Burst(
      name: "bookmarks",
      keys:
        "m j m j m j Enter q ' j e n o t e Enter t a , b Enter Tab Tab Tab d u s s j m u / s Enter Tab Tab Tab"
    ),
    Burst(
      name: "pickers",
      keys:
        "f o r e g o n Enter f Down Down Enter Down Enter x Down Enter s Down Enter f g e r m Enter x*1 Enter j"
    ),
    Burst(name: "help", keys: "? j*5 G g g k q j ? PgDn q j*3 ? q Enter ? j j q q j i ? G k k k k k k q q j"),
    Burst(
      name: "palette",
      keys:
        ": s o r t Enter Down Enter : p l Tab Enter q : f i l Tab Enter o h i o Enter : Up Enter Down Enter j"
    ),
    Burst(
      name: "search",
      keys:
        "g s r i v e r Enter j n n n Enter n n } { q e Blank b r i d g e Enter f 1 9 0 Enter x d 1 9 0 3 Enter < s Down Enter z G Enter q q"
    ),
    Burst(
      name: "front pages",
      keys: "t g d 1 8 9 3 - 0 5 - 0 6 Enter ] [ } { g d 1 8 9 3 - 0 5 - 1 3 Enter j Enter q ] [ i"),
    Burst(
      name: "tabs",
      keys:
        "j*3 T j M-1 j j T i q M-1 / s t M-2 Tab M-1 a r Enter T g T j T M-4 q g q g r g > g < e ] M-3 : s o M-1 G M-3 r t Esc M-5 g q q j"
    ),
    Burst(
      name: "pages in tabs", arguments: demonstration, start: "demonstration",
      keys:
        "m i T ] ] J M-1 n n T / t h e Enter n M-2 v M-3 g q g r j j M-1 g s r i v e r Enter T n } M-4 q M-2 J J v w j"
    ),
  ]

  nonisolated private static var all: [Burst] {
    let wide = long.filter {
      ["list", "record", "page reader", "pickers", "search", "pages in tabs"].contains($0.name)
    }.map {
      burst in
      var burst = burst
      burst.columns = 160
      return burst
    }
    return short + long + wide
  }

  private func terminal(for burst: Burst) throws -> VirtualTerminal {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let terminal = try program.browse(burst.arguments, rows: 24, columns: burst.columns)
    #expect(terminal.wait(for: burst.start))
    return terminal
  }

  @Test(arguments: all) func `keys in one write do what they do one by one`(burst: Burst) throws {
    let slow = try terminal(for: burst)
    // Redrawn at the end: what is compared is what the program shows, not what an earlier frame left behind.
    let keys = burst.sent + ["\u{0c}"]
    for key in keys {
      slow.send(key)
      _ = slow.wait(until: { false }, timeout: .milliseconds(50))
    }
    // Part of a scan is requested once the reader has stopped moving, and a debug build takes a while to draw
    // it.
    var settled = ""
    repeat {
      settled = slow.screenText
      _ = slow.wait(until: { false }, timeout: .milliseconds(700))
    } while slow.screenText != settled
    let fast = try terminal(for: burst)
    fast.send(keys.joined())
    // On a busy machine, the one that got the keys one by one may not have finished yet, either.
    let areAlike = fast.wait(until: {
      _ = slow.wait(until: { false }, timeout: .milliseconds(1))
      return fast.screenText == slow.screenText
    })
    #expect(areAlike, "\(fast.screenText)\n\n\(slow.screenText)")
  }
}
