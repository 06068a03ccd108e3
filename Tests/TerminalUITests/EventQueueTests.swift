import MVP
import Pending
import Terminal
import Testing

@testable import TerminalUI

/// When the reader's events are handled.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EventQueueTests {
  private final class Taker: EventQueue.Taker {
    var taken: [TerminalEvent] = []
    var work: [PendingWork] = []
    /// The work that handling an event starts.
    var begins: [TerminalEvent: PendingWork] = [:]
    var frames = 0
    let isFinished = false

    func work(before event: TerminalEvent) -> [PendingWork] { work.filter(\.isPending) }

    func take(_ event: TerminalEvent) {
      taken.append(event)
      if let begun = begins[event] { work.append(begun) }
    }

    func tookAll() { frames += 1 }
    func waitsLong() {}
  }

  private let taker = Taker()
  private let queue: EventQueue

  init() { queue = EventQueue(taker: taker) }

  private func keys(_ names: Key...) -> [TerminalEvent] { names.map { .key($0) } }

  private func waitUntilTaken(_ events: [TerminalEvent]) async throws {
    while taker.taken != events { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func `all events that wait for nothing are handled before one frame`() {
    queue.add(keys("j", "j", "k"))
    #expect(taker.taken == keys("j", "j", "k") && taker.frames == 1)
  }

  @Test func `a key waits for what the previous one started`() async throws {
    let work = PendingWork()
    taker.begins = [.key("s"): work]
    queue.add(keys("s", "Down"))
    queue.add(keys("Enter"))
    try await Task.sleep(for: .milliseconds(20))
    #expect(taker.taken == keys("s") && taker.frames == 0)
    work.settle()
    try await waitUntilTaken(keys("s", "Down", "Enter"))
    #expect(taker.frames == 1)
  }

  @Test func `a resize is drawn while a key waits long`() async throws {
    let work = PendingWork()
    taker.begins = [.key("s"): work]
    queue.add(keys("s", "Down"))
    queue.add([.resized(Size(rows: 24, columns: 80))])
    #expect(taker.frames == 0, "nothing is drawn while the result is about to be")
    try await Task.sleep(for: .milliseconds(80))
    queue.add([.resized(Size(rows: 24, columns: 80))])
    #expect(taker.frames == 1)
    work.settle()
  }

  @Test func `work that asks the reader is waited for after the answer`() async throws {
    let work = PendingWork()
    taker.begins = [.key("s"): work]
    queue.add(keys("s"))
    work.pause()
    queue.add(keys("Down"))
    #expect(taker.taken == keys("s", "Down"))
    work.resume()
    queue.add(keys("Enter"))
    #expect(taker.taken == keys("s", "Down"))
    work.settle()
    try await waitUntilTaken(keys("s", "Down", "Enter"))
  }

  @Test func `Esc escapes from slow work, and drops what was typed before it`() async throws {
    taker.begins = [.key("f"): PendingWork()]
    queue.add(keys("f", "o", "r"))
    queue.add(keys("Esc"))
    try await waitUntilTaken(keys("f", "Esc"))
  }

  @Test func `in a burst Esc comes after what was typed before it`() async throws {
    let work = PendingWork()
    taker.begins = [.key("f"): work]
    queue.add(keys("f", "o", "Esc"))
    work.settle()
    try await waitUntilTaken(keys("f", "o", "Esc"))
  }

  @Test func `terminal events wait for nothing`() async throws {
    taker.begins = [.key("f"): PendingWork()]
    queue.add(keys("f", "o") + [.terminate(signal: 15)])
    #expect(taker.taken == [.terminate(signal: 15), .key("f")])
  }
}
