/// How a `MadeLibrary` behaves: correctly, unless configured otherwise.
public struct LibraryMoods: Sendable {
  public enum PastTheEnd: Sendable { case notFound, badRequest, empty, firstPage }
  public enum Nesting: Sendable { case plain, content, pages }

  /// It returns at most this many rows per page.
  public var mostRows: Int?
  /// It always returns this many rows per page.
  public var fixedRows: Int?
  /// The page size it claims; nil for the truth.
  public var label: Int?
  /// On every page but the first, this many rows at the beginning repeat the end of the preceding page. The
  /// rows they replace never come, unless the list is in reverse order.
  public var doubles = 0
  public var saysTotal = true
  public var saysNext = true
  /// Whether `total`, which should be the number of pages, is the length of the list, which appears nowhere
  /// else.
  public var totalIsLength = false
  /// How much too high its stated length is.
  public var miscount = 0
  /// Names of parameters that it silently ignores, such as `dates`.
  public var dropped: Set<String> = []
  /// How many responses are cut off in the middle, with a matching length.
  public var cutResponses = 0
  /// How many requests get a 503 and a web page.
  public var overloads = 0
  /// Whether it returns an empty response with status 200 if parts of a response are requested (`at=`).
  public var knowsNoParts = false
  /// The pixels of every scan, on an image server that refuses whatever its documentation does not list, such
  /// as regions in percent or more pixels than the scan has.
  public var strictScan: (width: Int, height: Int)?
  public var pastTheEnd = PastTheEnd.notFound
  public var nesting = Nesting.plain

  public init() {}

  public init(_ change: (inout LibraryMoods) -> Void) { change(&self) }
}
