/// What became of what was merged into a library.
public struct LibraryMerge: Hashable, Sendable {
  /// Of bookmarks, of newspapers opened, or of filters.
  public struct Tally: Hashable, Sendable {
    public var added = 0
    /// In the place of older ones.
    public var replaced = 0
    /// Those that were as new as what is there, or older.
    public var passedOver = 0

    public init() {}
  }

  public var bookmarks = Tally()
  public var visits = Tally()
  public var filters = Tally()

  public init() {}
}
