import Testing

@testable import HTTP

@Suite("What is remembered of a host") struct PaceStateTests {
  let pace = HostPace(interval: 4)

  @Test func `survives being written and read`() {
    let state = PaceState(written: 1_795_230_000.25, blockedUntil: 1.5, slots: [0.1, 1_795_230_004.123456])
    #expect(PaceState(text: state.text) == state)
  }

  @Test(arguments: ["", "\n", "1.0\n", "1.0 2.0 3.", "1.0 x 3.0\n", "nan 1.0\n", "1.0 inf\n", "\0\0\0\0"])
  func `is not read from a torn or foreign file`(_ text: String) {
    #expect(PaceState(text: text) == nil)
  }

  @Test func `moves with a clock that is set back`() {
    var state = PaceState()
    _ = state.reserve(pace, now: 1_000_000)
    #expect(state.reserve(pace, now: 1_000_001) == .at(1_000_004))
    #expect(state.reserve(pace, now: 5) == .at(12))

    state = PaceState()
    state.block(60, pace, now: 1_000_000)
    #expect(state.reserve(pace, now: 5) == .blocked(until: 65))
    #expect(state.reserve(pace, now: 65) == .at(65))
  }

  @Test func `does not hold up a clock that is set forward`() {
    var state = PaceState()
    _ = state.reserve(pace, now: 5)
    _ = state.reserve(pace, now: 5)
    #expect(state.reserve(pace, now: 4e9) == .at(4e9))
  }

  @Test func `forgets slots and blocks that cannot be`() {
    var state = PaceState(written: 0, blockedUntil: 100 + 86_401, slots: [50, 100 + 401])
    #expect(state.reserve(pace, now: 100) == .at(100))
  }

  @Test func `has room for a hundred who wait`() {
    var state = PaceState()
    for number in 0...100 { #expect(state.reserve(pace, now: 0) == .at(Double(number) * 4)) }
    #expect(state.reserve(pace, now: 0) == .later(40))
    #expect(state.reserve(pace, now: 40) == .at(404))
  }

  @Test func `uses a slot again that was given back`() {
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

  @Test func `is forgotten when it no longer matters`() {
    var state = PaceState()
    for _ in 1...30 { _ = state.reserve(pace, now: 0) }
    _ = state.reserve(pace, now: 1000)
    #expect(state.slots == [1000])
  }

  @Test func `keeps the longer of two blocks, and none longer than a day`() {
    var state = PaceState()
    state.block(3600, pace, now: 0)
    state.block(60, pace, now: 10)
    #expect(state.reserve(pace, now: 10) == .blocked(until: 3600))
    state.block(1e20, pace, now: 10)
    #expect(state.reserve(pace, now: 10) == .blocked(until: 86_410))
  }
}
