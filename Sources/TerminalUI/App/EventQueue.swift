import MVP
import Terminal

/// Hands over what the reader does, one thing after another: each when what the one before it began on this machine has
/// ended, however fast they come. What waits for a network is not waited for.
@MainActor final class EventQueue {
  /// Takes the events of a queue.
  @MainActor protocol Taker: AnyObject {
    /// What has to have settled before `event` is taken.
    func work(before event: TerminalEvent) -> [PendingWork]
    func take(_ event: TerminalEvent)
    /// All that was there is taken.
    func tookAll()
    /// What is waited for takes so long that the reader should see how far it is.
    func waitsLong()
    var isFinished: Bool { get }
  }

  /// How long a key waits at most.
  private static let patience = Duration.seconds(2)
  /// The same for Esc and Ctrl-C, which are pressed to get away from what takes long.
  private static let shortPatience = Duration.milliseconds(150)
  /// How long nothing is drawn, since what will come next is about to be drawn anyway.
  private static let quiet = Duration.milliseconds(40)

  private weak var taker: (any Taker)?
  private var events: ArraySlice<TerminalEvent> = []
  /// How many were taken or dropped.
  private var taken = 0
  /// The number of the wait under way.
  private var wait: Int?
  private var waits = 0
  /// True while the next event waits, unless that takes long.
  private(set) var isQuiet = false

  init(taker: any Taker) { self.taker = taker }

  /// Adds what has come, and takes what can be.
  func add(_ batch: [TerminalEvent]) {
    for event in batch {
      if event.isForReader { events.append(event) } else { taker?.take(event) }
    }
    guard wait != nil else { return takeAll() }
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

  /// The last key that came is to get the reader away. If it cannot be taken soon, what was typed before it is dropped,
  /// as a terminal does.
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
  /// Whether it is what the reader does, which has an order, and not what happens to the terminal or the program.
  fileprivate var isForReader: Bool {
    switch self {
    case .key, .paste, .mouse, .endOfInput: true
    case .resized, .answer, .suspend, .resumed, .terminate: false
    }
  }

  var isMouse: Bool { if case .mouse = self { true } else { false } }

  fileprivate var isEscape: Bool { self == .key("Esc") || self == .key("C-c") }
}
