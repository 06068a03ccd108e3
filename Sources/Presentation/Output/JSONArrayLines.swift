/// The lines of an array of JSON objects that arrive in parts. The last object of a part is held back,
/// because a comma follows it unless it stays the last.
public struct JSONArrayLines: Sendable {
  private var isFirst = true
  /// The object that has not been written yet; nil if there is none.
  private var heldBack: String?

  public init() {}

  /// - Parameter isLast: whether no part follows.
  public mutating func lines(of objects: [String], isLast: Bool) -> [String] {
    defer { isFirst = false }
    if isFirst, isLast { return JSONLines.array(objects) }
    let known = (heldBack.map { [$0] } ?? []) + objects
    heldBack = isLast ? nil : known.last
    let lines = known.dropLast().map { $0 + "," }
    return (isFirst ? ["["] : []) + lines + (isLast ? [known.last, "]"].compactMap(\.self) : [])
  }

  /// What still has to be written if the other parts are unavailable. The array stays open: a program that
  /// reads it must not take it for a whole one, even if nobody looks at the exit status.
  public mutating func linesAtFailure() -> [String] {
    defer { heldBack = nil }
    return heldBack.map { [$0] } ?? []
  }
}
