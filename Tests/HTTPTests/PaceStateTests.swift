import Foundation
import TestSupport
import Testing

@testable import HTTP

@Suite("What is remembered of a host") struct PaceStateTests {
  let pace = HostPace(interval: 4)
  /// No process has this number.
  let gone = ProcessIdentity(number: .max, start: 1)

  /// Sends a request as soon as allowed.
  private func send(_ state: inout PaceState, _ pace: HostPace, now: Double) throws -> Double {
    guard case .at(let time) = state.reserve(pace, now: now),
      case .now(let left) = state.claim(time, pace, now: time)
    else { throw HTTPError.canceled }
    state.release(left)
    state.count(PacedRequest(left: left))
    return left
  }

  @Test
  func `survives being written and read`() {
    var state = PaceState(written: 1_795_230_000.25, blockedUntil: 1.5)
    state.sent = [PacedRequest(left: 0.1), PacedRequest(left: 1_795_230_004.123456, seen: 1_795_230_005.1)]
    state.booked = [BookedTurn(time: 7.25, owner: .own), BookedTurn(time: 8, owner: gone, isDue: true)]
    #expect(PaceState(text: state.text) == state)
  }

  @Test
  func `is read as written by the previous version`() {
    let state = PaceState(text: "1000.0 1600.0 990.0 994.0\n")
    #expect(state?.sent.map(\.left) == [990, 994] && state?.blockedUntil == 1600)
  }

  @Test(arguments: [
    "", "\n", "1.0\n", "1.0 2.0 3.", "1.0 x 3.0\n", "nan 1.0\n", "1.0 inf\n", "\0\0\0\0", "1 2 3/\n",
    "1 2 3@4\n",
    "1 2 3@4.x\n", "1 2 3/4/5\n",
  ])
  func `is not read from a torn or foreign file`(_ text: String) {
    #expect(PaceState(text: text) == nil)
  }

  @Test
  func `moves with a clock that is set back`() throws {
    var state = PaceState()
    _ = try send(&state, pace, now: 1_000_000)
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

  @Test
  func `drops impossible times and blocks`() {
    var state = PaceState(written: 0, blockedUntil: 100 + 86_401)
    state.sent = [PacedRequest(left: 30), PacedRequest(left: 101), PacedRequest(left: 38, seen: 1e300)]
    state.booked = [BookedTurn(time: 100 + 461, owner: .own)]
    #expect(state.reserve(pace, now: 100) == .at(100))
    #expect(state.sent == [PacedRequest(left: 38, seen: 100)] && state.booked.count == 1)
  }

  @Test func `has room for a hundred waiting requests`() {
    var state = PaceState()
    for number in 0...100 { #expect(state.reserve(pace, now: 0) == .at(Double(number) * 4)) }
    #expect(state.reserve(pace, now: 0) == .later(40))
    #expect(state.reserve(pace, now: 40) == .at(404))
  }

  @Test
  func `reuses a turn that was given back`() {
    for pace in [pace, HostPace(interval: 100)] {
      var state = PaceState()
      #expect(state.reserve(pace, now: 0) == .at(0))
      #expect(state.reserve(pace, now: 0) == .at(pace.interval))
      state.release(pace.interval)
      #expect(state.reserve(pace, now: 0) == .at(pace.interval))
    }
  }

  @Test
  func `drops turns of processes that are gone, or whose number now belongs to another`() {
    let reused = ProcessIdentity(number: ProcessIdentity.own.number, start: 1)
    for owner in [gone, reused] {
      var state = PaceState()
      for _ in 1...30 { _ = state.reserve(pace, now: 0, owner: owner) }
      #expect(state.reading(of: "x", pace, now: 0).nextAt == 0)
      #expect(state.reserve(pace, now: 0) == .at(0))
      #expect(state.booked.map(\.owner) == [.own])
      // A request that was killed before its bytes left counts as not sent.
      state = PaceState()
      state.booked = [BookedTurn(time: 0, owner: owner, isDue: true)]
      #expect(state.reserve(pace, now: 1) == .at(1))
    }
    #expect(ProcessIdentity.own.isAlive && ProcessIdentity.own.start > 0 && !gone.isAlive && !reused.isAlive)
  }

  @Test
  func `drops a missed turn, but not one in use`() {
    for (isDue, next) in [(false, 100.0), (true, 100)] {
      var state = PaceState()
      state.booked = [BookedTurn(time: 97.9, owner: .own, isDue: isDue)]
      #expect(state.reserve(pace, now: 100) == .at(isDue ? 101.9 : next))
    }
  }

  @Test
  func `moves a turn if an earlier request was seen late`() throws {
    let pace = HostPace(interval: 1, burst: 3, limit: 3, margin: 1)
    var state = PaceState()
    for _ in 1...3 { _ = try send(&state, pace, now: 1000) }
    #expect(state.reserve(pace, now: 1000) == .at(1061))
    for _ in 1...3 { state.see(PacedRequest(left: 1000, seen: 1004.5)) }
    #expect(state.sent.map(\.seen) == [1004.5, 1004.5, 1004.5])
    state.see(PacedRequest(left: 1000, seen: 1004.5))
    #expect(state.sent.count == 3)
    #expect(state.claim(1061, pace, now: 1061) == .at(1065.5))
    #expect(state.claim(1065.5, pace, now: 1065.5) == .now(1065.5))
  }

  @Test
  func `is forgotten when it no longer matters`() throws {
    var state = PaceState()
    for _ in 1...15 { _ = try send(&state, pace, now: state.sent.last?.left ?? 0) }
    _ = try send(&state, pace, now: 1000)
    #expect(state.sent == [PacedRequest(left: 1000)] && state.booked.isEmpty)
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
