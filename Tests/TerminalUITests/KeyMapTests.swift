import Terminal
import TerminalUI
import Testing

@Suite(.timeLimit(.minutes(2))) struct KeyMapTests {
  private var map = KeyMap([
    KeyBinding(.down, "j", "Down", help: "down"), KeyBinding(.first, "g g", help: "first"),
    KeyBinding(.last, "G", help: "last"), KeyBinding("copy-address", "y u", help: "copy"),
  ])

  @Test mutating func `one key is a command`() {
    #expect(map.resolve("j") == .command(.down, count: nil))
    #expect(map.resolve("Down") == .command(.down, count: nil))
  }

  @Test mutating func `a sequence is a command at its last key`() {
    #expect(map.resolve("g") == .incomplete("g"))
    #expect(map.resolve("g") == .command(.first, count: nil))
  }

  @Test mutating func `a count comes before`() {
    #expect(map.resolve("1") == .incomplete("1"))
    #expect(map.resolve("0") == .incomplete("10"))
    #expect(map.resolve("j") == .command(.down, count: 10))
    #expect(map.resolve("j") == .command(.down, count: nil))
  }

  @Test mutating func `within a count, a digit that is a command belongs to the count`() {
    var map = KeyMap([KeyBinding(.down, "j", help: ""), KeyBinding(.first, "0", help: "")])
    #expect(map.resolve("0") == .command(.first, count: nil))
    #expect(map.resolve("1") == .incomplete("1") && map.resolve("0") == .incomplete("10"))
    #expect(map.resolve("j") == .command(.down, count: 10))
    #expect(map.resolve("0") == .command(.first, count: nil))
  }

  @Test mutating func `zero alone is not a count`() { #expect(map.resolve("0") == .unbound) }

  @Test mutating func `a key that breaks off a sequence counts by itself`() {
    _ = map.resolve("y")
    #expect(map.resolve("j") == .command(.down, count: nil))
    _ = map.resolve("y")
    #expect(map.resolve("!") == .unbound)
    #expect(map.resolve("y") == .incomplete("y"))
  }

  @Test mutating func `an endless count does not overflow`() {
    for _ in 0..<40 { _ = map.resolve("9") }
    #expect(map.resolve("G") == .command(.last, count: 9_999_999))
  }
}
