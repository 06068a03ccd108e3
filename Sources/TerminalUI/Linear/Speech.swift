import MVP

/// What a screen says in accessible mode, one statement per line.
public struct Speech: Hashable, Sendable {
  /// The heading: what is shown, and which part of it.
  public var heading: String
  /// What the reader should know about all of it, such as that a source cannot be reached; said once.
  public var notes: [String] = []
  /// Why what was asked for is missing or out of date: sentences; nil if it is not.
  var failure: String?
  public var statements: [String]
  /// The statement to which commands without a number apply.
  public var place: Int?
  /// The numbers that choose something now.
  public var choices: ClosedRange<Int>?
  /// What a number does: `A number opens that row`.
  public var choosing: String
  /// What m and p go to, if there is more: `more`, `next month`.
  public var next: String?
  public var previous: String?
  /// How many statements m has yet to say; nil if it goes to something else.
  public var left: Int?

  public init(
    _ heading: String = "", _ statements: [String] = [], place: Int? = nil,
    choices: ClosedRange<Int>? = nil, choosing: String = "A number opens that row", next: String? = nil,
    left: Int? = nil, previous: String? = nil
  ) {
    (self.heading, self.statements, self.choices) = (heading, statements, choices)
    (self.choosing, self.next, self.previous, self.place) = (choosing, next, previous, place)
    self.left = left
  }

  /// Part of a text, with m for what follows it and p for what precedes it.
  /// - Parameters:
  ///   - said: which of the text's statements are said.
  ///   - total: how many it has.
  public init(
    _ heading: String, _ statements: [String], said: Range<Int>, of total: Int,
    choices: ClosedRange<Int>? = nil, choosing: String = "A number opens that row"
  ) {
    self.init(
      heading, statements, choices: choices, choosing: choosing,
      next: said.upperBound < total ? "more" : nil, left: total - said.upperBound,
      previous: said.lowerBound > 0 ? "previous" : nil)
  }

  /// ` (459 left)`; empty if that is not known.
  var leftWords: String { left.map { " (\(Numerals.grouped($0)) left)" } ?? "" }

  func noting(_ notes: [String]) -> Speech {
    var speech = self
    speech.notes = notes
    return speech
  }

  func failing(_ failure: String) -> Speech {
    var speech = self
    speech.failure = failure
    return speech
  }

  /// Whether it is the same part of the same list or text, so that only the statements that differ are new.
  func isLike(_ other: Speech) -> Bool {
    heading == other.heading && notes == other.notes && statements.count == other.statements.count
      && choices == other.choices && next == other.next && previous == other.previous
  }

  /// Whether it is the same part of the same list as `earlier`, after which nothing came then.
  func goesOn(after earlier: Speech) -> Bool {
    earlier.next == nil && next != nil && choices != nil && choices == earlier.choices
      && statements == earlier.statements && place == earlier.place
  }

  /// Everything that is said except the keys.
  /// - Parameters:
  ///   - heard: the notes that need not be said again.
  ///   - isWhole: whether the statements are said, too.
  func lines(afterNotes heard: [String] = [], isWhole: Bool = true) -> [String] {
    let news = notes.filter { !heard.contains($0) }
    let heading = ([heading] + news).filter { !$0.isEmpty }.joined(separator: " ")
    guard isWhole else { return [heading].filter { !$0.isEmpty } }
    // A list begins with its first row unless it says otherwise.
    let isElsewhere = place.map { $0 > 0 && statements.indices.contains($0) } ?? false
    let now = place.flatMap { isElsewhere ? "Now at: \(statements[$0])" : nil } ?? ""
    return ([heading] + statements + [now]).filter { !$0.isEmpty }
  }
}
