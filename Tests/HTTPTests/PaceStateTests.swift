import Testing

@testable import HTTP

@Suite("What is remembered of a host") struct PaceStateTests {
  let pace = HostPace(interval: 4)

  @Test("survives being written and read")
  func text() {
    let state = PaceState(written: 1_795_230_000.25, blockedUntil: 1.5, slots: [0.1, 1_795_230_004.123456])
    #expect(PaceState(text: state.text) == state)
  }

  @Test(
    "is not read from a torn or foreign file",
    arguments: ["", "\n", "1.0\n", "1.0 2.0 3.", "1.0 x 3.0\n", "nan 1.0\n", "1.0 inf\n", "\0\0\0\0"])
  func torn(_ text: String) {
    #expect(PaceState(text: text) == nil)
  }

  @Test("moves with a clock that is set back")
  func clockSetBack() {
    var state = PaceState()
    _ = state.reserve(pace, now: 1_000_000)
    #expect(state.reserve(pace, now: 1_000_001) == .at(1_000_004))
    #expect(state.reserve(pace, now: 5) == .at(12))

    state = PaceState()
    state.block(60, pace, now: 1_000_000)
    #expect(state.reserve(pace, now: 5) == .blocked(until: 65))
    #expect(state.reserve(pace, now: 65) == .at(65))
  }

  @Test("does not hold up a clock that is set forward")
  func clockSetForward() {
    var state = PaceState()
    _ = state.reserve(pace, now: 5)
    _ = state.reserve(pace, now: 5)
    #expect(state.reserve(pace, now: 4e9) == .at(4e9))
  }

  @Test("forgets slots and blocks that cannot be")
  func impossible() {
    var state = PaceState(written: 0, blockedUntil: 100 + 86_401, slots: [50, 100 + 401])
    #expect(state.reserve(pace, now: 100) == .at(100))
  }

  @Test("has room for a hundred who wait")
  func queue() {
    var state = PaceState()
    for number in 0...100 { #expect(state.reserve(pace, now: 0) == .at(Double(number) * 4)) }
    #expect(state.reserve(pace, now: 0) == .later(40))
    #expect(state.reserve(pace, now: 40) == .at(404))
  }

  @Test("uses a slot again that was given back")
  func release() {
    var state = PaceState()
    _ = state.reserve(pace, now: 0)
    #expect(state.reserve(pace, now: 0) == .at(4))
    state.release(4)
    #expect(state.reserve(pace, now: 0) == .at(4))

    let slow = HostPace(interval: 100)
    state = PaceState()
    _ = state.reserve(slow, now: 0)
    _ = state.reserve(slow, now: 0)
    state.release(100)
    #expect(state.reserve(slow, now: 0) == .at(100))
  }

  @Test("is forgotten when it no longer matters")
  func past() {
    var state = PaceState()
    for _ in 1...30 { _ = state.reserve(pace, now: 0) }
    _ = state.reserve(pace, now: 1000)
    #expect(state.slots == [1000])
  }

  @Test("keeps the longer of two blocks, and none longer than a day")
  func blocks() {
    var state = PaceState()
    state.block(3600, pace, now: 0)
    state.block(60, pace, now: 10)
    #expect(state.reserve(pace, now: 10) == .blocked(until: 3600))
    state.block(1e20, pace, now: 10)
    #expect(state.reserve(pace, now: 10) == .blocked(until: 86_410))
  }
}
