/// Which statements of a text are said: a few at a time, or as many as the reader asks for.
public struct SpokenWindow: Hashable, Sendable {
  /// The first one, from 0.
  public private(set) var start = 0
  /// How many are said at a time.
  private(set) var size: Int
  private let usual: Int

  /// - Parameter usual: how many to say unless the reader asks for another number.
  public init(usual: Int) { (size, self.usual) = (usual, usual) }

  /// The window that a list shows.
  init(showing cursor: ListCursor, usual: Int) {
    (start, size, self.usual) = (cursor.top, cursor.height, usual)
  }

  /// Begins at `start` with the usual number.
  public mutating func go(to start: Int) { (self.start, size) = (max(0, start), usual) }

  /// Those to say, if there are `total`.
  public func range(of total: Int) -> Range<Int> {
    let first = min(start, max(0, total - 1))
    return first..<min(total, first + size)
  }

  /// Goes on after those that were said, or back.
  /// - Parameters:
  ///   - count: how many to say; nil for the usual number.
  ///   - total: how many there are.
  /// - Returns: false if there are no more.
  public mutating func turn(isForward: Bool, saying count: Int?, of total: Int) -> Bool {
    let wanted = count ?? usual
    let next = isForward ? start + size : start - wanted
    guard next < total, isForward || start > 0 else { return false }
    (start, size) = (max(0, next), wanted)
    return true
  }
}
