/// What a screen says in accessible mode, a statement a line.
public struct Speech: Hashable, Sendable {
  /// What stands at the top: what is shown, and which part of it.
  public var heading: String
  public var statements: [String]
  /// The numbers that choose something now.
  public var choices: ClosedRange<Int>?
  /// What a number does: `Number opens`.
  public var choosing: String
  /// What m and p go to, if there is more: `more`, `next month`.
  public var next: String?
  public var previous: String?

  public init(
    _ heading: String = "", _ statements: [String] = [], choices: ClosedRange<Int>? = nil,
    choosing: String = "Number opens", next: String? = nil, previous: String? = nil
  ) {
    (self.heading, self.statements, self.choices) = (heading, statements, choices)
    (self.choosing, self.next, self.previous) = (choosing, next, previous)
  }

  /// All that is said of it but the keys.
  var lines: [String] { ([heading] + statements).filter { !$0.isEmpty } }
}
