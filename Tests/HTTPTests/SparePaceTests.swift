import Foundation
import NewspaperHTTP
import TestSupport
import Testing

@testable import HTTP

/// Requests that nobody waits for leave readers their turns.
@Suite("What the pace has to spare") struct SparePaceTests {
  let clock = LeapingClock()
  let directory = TemporaryDirectory()
  let library = HostPace.libraryOfCongress

  private func take(_ state: inout PaceState, _ pace: HostPace, at now: Double) -> Double? {
    guard case .now(let time) = state.spare(pace, now: now) else { return nil }
    state.release(time)
    state.count(PacedRequest(left: time, isSpare: true))
    return time
  }

  /// A reader's request, sent as soon as allowed.
  private func read(_ state: inout PaceState, _ pace: HostPace, at now: Double) -> Double {
    var turn = state.reserve(pace, now: now)
    while true {
      switch turn {
      case .at(let time): turn = state.claim(time, pace, now: max(now, time))
      case .now(let time):
        state.release(time)
        state.count(PacedRequest(left: time))
        return time
      case .later, .blocked: return .infinity
      }
    }
  }

  @Test(arguments: [HostPace.libraryOfCongress, .libraryOfCongressTiles, .courteous, HostPace(interval: 10)])
  func `a reader's burst can follow each of them at once`(_ pace: HostPace) {
    var state = PaceState()
    var sent = 0
    for second in stride(from: 1000.0, to: 1600, by: 0.25) {
      guard take(&state, pace, at: second) != nil else { continue }
      sent += 1
      var reader = state
      for _ in 1...pace.burst { #expect(read(&reader, pace, at: second) == second) }
    }
    let expected = Int(600 / pace.spareInterval)
    #expect((expected - 2...expected + 8).contains(sent), "\(sent), not \(expected)")
  }

  @Test func `together with the reader's they never exceed a minute's limit`() {
    var random = SeededGenerator(seed: 7)
    var (state, all, now) = (PaceState(), [Double](), 1000.0)
    while now < 9000 {
      if Int.random(in: 0..<40, using: &random) == 0 {
        for _ in 1...Int.random(in: 1...9, using: &random) {
          let time = read(&state, library, at: now)
          all.append(time)
          now = max(now, time)
        }
      }
      if let time = take(&state, library, at: now) { all.append(time) }
      now += 0.5
    }
    all.sort()
    #expect(all.count > 500)
    for (first, last) in zip(all, all.dropFirst(library.limit)) { #expect(last - first > 60) }
  }

  @Test func `waiting requests go first, even in another program`() {
    var state = PaceState()
    for _ in 1...3 { _ = read(&state, library, at: 1000) }
    #expect(state.reserve(library, now: 1000) == .at(1006))
    // Asking reserves nothing, however often.
    for now in [1000.0, 1003, 1005.9] { #expect(state.spare(library, now: now) == .at(1012)) }
    #expect(state.claim(1006, library, now: 1006) == .now(1006))
    state.release(1006)
    state.count(PacedRequest(left: 1006))
    #expect(state.spare(library, now: 1007) == .at(1012))
    #expect(state.spare(library, now: 1012) == .now(1012))
  }

  @Test func `the turn of a program that is gone blocks nothing`() {
    var state = PaceState()
    _ = state.reserve(library, now: 1000, owner: ProcessIdentity(number: .max, start: 1))
    #expect(state.spare(library, now: 1000) == .now(1000))
  }

  @Test func `a slow pace has some to spare, too`() {
    var state = PaceState()
    let slow = HostPace(interval: 3600, burst: 3)
    #expect(take(&state, slow, at: 1000) == 1000)
    #expect(state.spare(slow, now: 1000) == .at(1000 + slow.spareInterval))
  }

  @Test func `they are distinguished in the file, and earlier versions count them`() {
    var state = PaceState(written: 9, blockedUntil: 0)
    state.sent = [
      PacedRequest(left: 1, isSpare: true), PacedRequest(left: 2, seen: 3, isSpare: true),
      PacedRequest(left: 4),
    ]
    state.booked = [BookedTurn(time: 7, owner: .own, isDue: true, isSpare: true)]
    #expect(PaceState(text: state.text) == state)
    // Those versions read numbers.
    #expect(
      state.text.split(separator: " ")[2...3].flatMap { $0.split(separator: "/") }.allSatisfy {
        Double($0) != nil
      })
  }

  @Test func `a client sends them this way, and not during a block`() async throws {
    let inner = AnsweringClient(clock)
    let spare = PacedClient(
      inner, directory: directory.path, clock: clock, pace: HostPace.of(host:), requests: .spare)
    let reader = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    let request = HTTPRequest("https://www.loc.gov/item/x/")
    for _ in 1...8 { _ = try await spare.send(request) }
    #expect(inner.times == [1000, 1006, 1012, 1018, 1024, 1030, 1036, 1061])
    for _ in 1...3 { _ = try await reader.send(request) }
    #expect(inner.times.suffix(3) == [1061, 1061, 1061])
    let refusing = AnsweringClient(clock) {
      HTTPResponse(status: 429, headers: HTTPHeaders(["Retry-After": "90"]), url: $0.url)
    }
    let refused = PacedClient(
      refusing, directory: directory.path, clock: clock, pace: HostPace.of(host:), requests: .spare)
    _ = try await refused.send(request)
    let until = clock.now + 90
    await #expect(throws: HTTPError.blocked(until: until)) { _ = try await refused.send(request) }
    #expect(refusing.times.count == 1)
  }
}
