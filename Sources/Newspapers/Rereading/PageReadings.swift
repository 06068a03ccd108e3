/// The readings of a page made on this machine, besides the source's text, and whether the reader prefers
/// them.
///
/// The last changes can be undone: earlier states are kept, with the readings that they need.
public struct PageReadings: Hashable, Sendable {
  /// By number, including those of earlier states.
  public private(set) var readings: [Int: OCRReading]
  /// From the oldest to the current one; empty if nothing was read.
  public private(set) var states: [State]
  /// Whether still older states were dropped: the change that led to the oldest one cannot be undone.
  public private(set) var isTrimmed = false

  public struct State: Hashable, Sendable {
    /// Numbers, in the order in which they were read.
    public let readings: [Int]
    /// Whether they replace the source's text for reading.
    public let isPreferred: Bool

    public init(readings: [Int], isPreferred: Bool) {
      (self.readings, self.isPreferred) = (readings, isPreferred)
    }

    /// Whether it can be the first one of all: a page's first change adds a reading.
    fileprivate var isFirst: Bool { readings == [1] && !isPreferred }
  }

  /// More changes than anybody undoes.
  private static let mostStates = 20

  public init() { (readings, states) = ([:], []) }

  /// Nil if a state needs a reading that is missing.
  /// - Parameter isTrimmed: nil if that is not known; then the oldest state says it.
  public init?(readings: [Int: OCRReading], states: [State], isTrimmed: Bool? = nil) {
    guard states.allSatisfy({ $0.readings.allSatisfy { readings[$0] != nil } }) else { return nil }
    (self.readings, self.states) = (readings, states)
    self.isTrimmed = states.first.map { isTrimmed ?? !$0.isFirst } ?? false
  }

  /// In the order in which they were read: where two overlap, the later one counts.
  public var current: [OCRReading] { states.last?.readings.compactMap { readings[$0] } ?? [] }

  public var isPreferred: Bool { states.last.map { $0.isPreferred && !$0.readings.isEmpty } ?? false }

  public var isEmpty: Bool { states.isEmpty }

  /// The words of all readings, as lines; nil if there are none.
  public var text: String? {
    let lines = current.flatMap { PrintedText($0.layout).lines + [""] }
    return lines.contains { !$0.isEmpty } ? lines.dropLast().joined(separator: "\n") : nil
  }

  /// Adds a reading, replacing those that it covers completely.
  public mutating func add(_ reading: OCRReading) {
    let number = (readings.keys.max() ?? 0) + 1
    let others = (states.last?.readings ?? []).filter { other in
      readings[other].map { !reading.region.contains($0.region) } ?? false
    }
    readings[number] = reading
    append(State(readings: others + [number], isPreferred: states.last?.isPreferred ?? false))
  }

  /// - Returns: whether that changes anything.
  @discardableResult
  public mutating func prefer(_ isPreferred: Bool) -> Bool {
    guard let last = states.last, last.isPreferred != isPreferred, !last.readings.isEmpty else {
      return false
    }
    append(State(readings: last.readings, isPreferred: isPreferred))
    return true
  }

  /// Undoes the last change.
  /// - Returns: what it was; nil if there is none.
  @discardableResult
  public mutating func undo() -> Undone? {
    guard let last = states.last else { return nil }
    guard states.count > 1 || !isTrimmed else { return .nothingMore(left: last.readings.count) }
    states.removeLast()
    let before = states.last ?? State(readings: [], isPreferred: false)
    let removed = last.readings.last { !before.readings.contains($0) }.flatMap { readings[$0] }
    if before.readings.isEmpty { (states, isTrimmed) = ([], false) }
    prune()
    guard let removed else { return .choice(isPreferred: before.isPreferred) }
    return .reading(removed, left: before.readings.count)
  }

  public enum Undone: Hashable, Sendable {
    /// A reading was removed; `left` says how many remain.
    case reading(OCRReading, left: Int)
    /// The page is shown as before that choice.
    case choice(isPreferred: Bool)
    /// Nothing changed: earlier states were not kept. `left` says how many readings there are.
    case nothingMore(left: Int)
  }

  private mutating func append(_ state: State) {
    states.append(state)
    if states.count > PageReadings.mostStates {
      states.removeFirst()
      isTrimmed = true
    }
    prune()
  }

  private mutating func prune() {
    let needed = Set(states.flatMap(\.readings))
    readings = readings.filter { needed.contains($0.key) }
  }
}

extension PageBox {
  /// Whether all of `other` is within this rectangle.
  func contains(_ other: PageBox) -> Bool {
    let slack = 1e-6
    return other.x >= x - slack && other.y >= y - slack && other.x + other.width <= x + width + slack
      && other.y + other.height <= y + height + slack
  }

  /// Whether the middle of `other` is within this rectangle.
  func containsMiddle(of other: PageBox) -> Bool {
    let (across, down) = (other.x + other.width / 2, other.y + other.height / 2)
    return across >= x && across <= x + width && down >= y && down <= y + height
  }
}
