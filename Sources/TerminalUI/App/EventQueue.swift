import MVP
import Pending
import Terminal

/// Delivers the reader's events one by one: each when the local work started by the previous one has ended,
/// however fast they come. Work that waits for a network is not waited for.
@MainActor final class EventQueue {
  /// Receives the events of a queue.
  @MainActor protocol Taker: AnyObject {
    /// What has to settle before `event` is handled.
    func work(before event: TerminalEvent) -> [PendingWork]
    func take(_ event: TerminalEvent)
    /// All pending events have been handled.
    func tookAll()
    /// The pending work takes so long that the reader should see its progress.
    func waitsLong()
    var isFinished: Bool { get }
  }

  /// The maximum time that a key waits.
  private static let patience = Duration.seconds(2)
  /// The same for Esc and Ctrl-C, which are pressed to escape from slow work.
  private static let shortPatience = Duration.milliseconds(150)
  /// How long to draw nothing, since the result is about to be drawn anyway.
  private static let quiet = Duration.milliseconds(40)

  private weak var taker: (any Taker)?
  private var events: ArraySlice<TerminalEvent> = []
  /// How many have been handled or dropped.
  private var taken = 0
  /// The number of the current wait.
  private var wait: Int?
  private var waits = 0
  /// True while the next event is waiting, unless that takes long.
  private(set) var isQuiet = false

  init(taker: any Taker) { self.taker = taker }

  /// Adds new events, and handles those that can be handled.
  func add(_ batch: [TerminalEvent]) {
    for event in batch {
      if event.isForReader { events.append(event) } else { taker?.take(event) }
    }
    guard wait != nil else { return takeAll() }
    // What happened to the terminal shows at once, once the reader sees progress anyway.
    if !isQuiet { taker?.tookAll() }
    if let last = batch.last, last.isEscape { hurry() }
  }

  private func takeAll() {
    while let event = events.first, let taker, !taker.isFinished {
      let work = taker.work(before: event)
      guard work.isEmpty else { return wait(for: work, before: event) }
      events.removeFirst()
      taken += 1
      taker.take(event)
    }
    taker?.tookAll()
  }

  private func wait(for work: [PendingWork], before event: TerminalEvent) {
    waits += 1
    let number = waits
    wait = number
    isQuiet = true
    let timer = Task { [weak self] in
      let patience = event.isEscape ? EventQueue.shortPatience : EventQueue.patience
      guard (try? await Task.sleep(for: EventQueue.quiet)) != nil else { return }
      self?.isQuiet = false
      self?.taker?.waitsLong()
      guard (try? await Task.sleep(for: patience - EventQueue.quiet)) != nil else { return }
      for work in work { work.settle() }
    }
    Task { [weak self] in
      for work in work { await work.settled() }
      timer.cancel()
      self?.goOn(after: number)
    }
  }

  private func goOn(after number: Int) {
    guard wait == number else { return }
    (wait, isQuiet) = (nil, false)
    takeAll()
  }

  /// The last key is meant to escape. If it cannot be handled soon, what was typed before it is dropped, as
  /// in a terminal.
  private func hurry() {
    let last = taken + events.count
    Task { [weak self] in
      try? await Task.sleep(for: EventQueue.shortPatience)
      self?.dropAll(before: last)
    }
  }

  private func dropAll(before last: Int) {
    guard wait != nil, last > taken else { return }
    events.removeFirst(last - taken - 1)
    taken = last - 1
    guard let event = events.first else { return }
    for work in taker?.work(before: event) ?? [] { work.settle() }
  }
}

extension TerminalEvent {
  /// Whether it is an action of the reader, which has an order, rather than something that happens to the
  /// terminal or the program.
  fileprivate var isForReader: Bool {
    switch self {
    case .key, .paste, .mouse, .endOfInput: true
    case .resized, .answer, .suspend, .resumed, .terminate: false
    }
  }

  var isMouse: Bool { if case .mouse = self { true } else { false } }

  fileprivate var isEscape: Bool { self == .key("Esc") || self == .key("C-c") }
}
