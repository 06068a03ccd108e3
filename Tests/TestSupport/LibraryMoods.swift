/// How a `MadeLibrary` behaves; as it should, unless told otherwise.
public struct LibraryMoods: Sendable {
  public enum PastTheEnd: Sendable { case notFound, badRequest, empty, firstPage }
  public enum Nesting: Sendable { case plain, content, pages }

  /// It gives at most so many rows a page.
  public var mostRows: Int?
  /// It gives so many rows a page, whatever is asked for.
  public var fixedRows: Int?
  /// What it says of the size of its pages; nil for the truth.
  public var label: Int?
  /// So many rows at the beginning of each page but the first are the last ones of the page before; those whose place
  /// they take never come, unless the list is sorted the other way round.
  public var doubles = 0
  public var saysTotal = true
  public var saysNext = true
  /// By how much the length that it says is too high.
  public var miscount = 0
  /// Parameters that it ignores without a word, such as `dates`.
  public var dropped: Set<String> = []
  /// How many answers stop in the middle, with a length that matches.
  public var cutAnswers = 0
  /// How many requests it answers with 503 and a web page.
  public var overloads = 0
  /// Whether it answers nothing with status 200 where parts of an answer are asked for (`at=`).
  public var knowsNoParts = false
  public var pastTheEnd = PastTheEnd.notFound
  public var nesting = Nesting.plain

  public init() {}

  public init(_ change: (inout LibraryMoods) -> Void) { change(&self) }
}
