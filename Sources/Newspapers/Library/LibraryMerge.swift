/// The result of merging something into a library.
public struct LibraryMerge: Hashable, Sendable {
  /// For bookmarks, newspapers opened, filters, searches, excerpts, reading positions, or the last session.
  public struct Tally: Hashable, Sendable {
    public var added = 0
    /// Those that replaced older ones.
    public var replaced = 0
    /// Those no newer than what existed.
    public var passedOver = 0

    public init() {}
  }

  public var bookmarks = Tally()
  public var visits = Tally()
  public var filters = Tally()
  public var searches = Tally()
  public var excerpts = Tally()
  public var positions = Tally()
  public var session = Tally()

  public init() {}
}
