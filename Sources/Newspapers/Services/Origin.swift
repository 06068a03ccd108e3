/// Where an answer came from and how old it is.
public struct Origin: Hashable, Sendable {
  /// For display: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalog`.
  public let name: String
  /// When the data was fetched or compiled, in seconds since 1970.
  public private(set) var asOf: Double
  /// Whether the answer came from a server, possibly stored since, rather than from this machine itself.
  public let isLive: Bool
  /// Whether the answer is out of date, so that a newer one should be requested.
  public private(set) var isStale: Bool
  /// Why the response is not from the source that was asked, or not a new one; nil if it is.
  public private(set) var fallbackFor: Fallback?
  /// The source whose own answer is still pending, while this one can be read; nil if this is the answer.
  public private(set) var awaited: String?
  /// What the source counts but did not return; nil if nothing is missing.
  public private(set) var shortfall: Shortfall?

  /// Part of a list did not arrive, even after repeated requests, or cannot be listed.
  public struct Shortfall: Hashable, Sendable {
    /// What the list contains, such as `issues`.
    public let rows: String
    public let came: Int
    public let counted: Int
    /// Newspapers, not counted in `counted`, that have only a number of the source's own.
    public let withoutLCCN: Int
    /// Rows that arrived, but do not say what they are; not counted in `came`.
    public let unreadable: Int
    /// How many of these are from each year, as far as they name one.
    public let unreadableYears: [Int: Int]

    /// How many of `counted` did not arrive.
    public var missing: Int { max(0, counted - came - unreadable) }

    public init(
      rows: String, came: Int, counted: Int, withoutLCCN: Int = 0, unreadable: Int = 0,
      unreadableYears: [Int: Int] = [:]
    ) {
      (self.rows, self.came, self.counted) = (rows, came, counted)
      (self.withoutLCCN, self.unreadable) = (withoutLCCN, unreadable)
      self.unreadableYears = unreadableYears
    }

    /// How many unreadable rows do not even name a year.
    public var unreadableOfNoYear: Int { max(0, unreadable - unreadableYears.values.reduce(0, +)) }
  }

  /// Whether all rows came that the source counts, readable or not.
  public var isWhole: Bool { (shortfall?.missing ?? 0) == 0 }

  /// What the answer lacks that its source should have; nil if it is complete.
  public private(set) var gap: Gap?

  /// A part that was unavailable; the rest is complete.
  public struct Gap: Hashable, Sendable {
    /// In the plural: `notes and related titles`.
    public let what: String
    public let error: NewspaperError

    public init(what: String, error: NewspaperError) {
      self.what = what
      self.error = error
    }
  }

  /// A source that failed and was replaced, by another or by what it had answered before.
  public struct Fallback: Hashable, Sendable {
    public let name: String
    public let error: NewspaperError

    public init(name: String, error: NewspaperError) {
      self.name = name
      self.error = error
    }
  }

  /// The name of the catalog that is built into the program. It holds only a selection.
  public static let starterCatalog = "starter catalog"

  public init(
    name: String, asOf: Double, isLive: Bool, isStale: Bool = false, fallbackFor: Fallback? = nil,
    shortfall: Shortfall? = nil, gap: Gap? = nil
  ) {
    self.name = name
    self.asOf = asOf
    self.isLive = isLive
    self.isStale = isStale
    self.fallbackFor = fallbackFor
    self.shortfall = shortfall
    self.gap = gap
  }

  /// A copy for a list that lacks something; complete if all came that were counted, each with an LCCN.
  public func lacking(_ shortfall: Shortfall) -> Origin {
    guard shortfall.came < shortfall.counted || shortfall.withoutLCCN > 0 else { return self }
    var origin = self
    origin.shortfall = shortfall
    return origin
  }

  /// The same, without `what`, in the plural; complete if `error` is nil.
  public func lacking(_ what: String, because error: NewspaperError?) -> Origin {
    var origin = self
    if let error { origin.gap = Gap(what: what, error: error) }
    return origin
  }

  /// A copy that is the fallback for `name`, which failed with `error`.
  public func asFallback(for name: String, after error: NewspaperError) -> Origin {
    var origin = self
    origin.fallbackFor = Fallback(name: name, error: error)
    return origin
  }

  /// What this machine has, because `name` could not be asked due to `error`.
  public static func holdings(asOf: Double, without name: String, because error: NewspaperError) -> Origin {
    let here = Origin(name: "this machine", asOf: asOf, isLive: true)
    return error.isOutage ? here.asFallback(for: name, after: error) : here
  }

  /// The same, to be read until `name` has answered.
  public func preceding(_ name: String) -> Origin {
    var origin = self
    (origin.awaited, origin.isStale) = (name, true)
    return origin
  }

  /// The origin of a combination of this answer and another: as old as the older one.
  public func joined(with other: Origin?) -> Origin {
    guard let other else { return self }
    var origin = self
    origin.asOf = min(asOf, other.asOf)
    origin.isStale = isStale || other.isStale
    origin.fallbackFor = fallbackFor ?? other.fallbackFor
    origin.awaited = awaited ?? other.awaited
    origin.shortfall = shortfall ?? other.shortfall
    origin.gap = gap ?? other.gap
    return origin
  }
}
