/// Where an answer came from and how old it is.
public struct Origin: Hashable, Sendable {
  /// For display: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalogue`.
  public let name: String
  /// When the data was fetched or compiled, in seconds since 1970.
  public let asOf: Double
  /// Whether a server gave the answer, even if it was cached since; false for local data.
  public let isLive: Bool
  /// Whether the answer has expired, so that a newer one should be loaded.
  public let isStale: Bool
  /// Why the answer is not from the requested source, or not a new one; nil otherwise.
  public let substituteFor: Substitution?
  /// What the source counts but did not deliver; nil if nothing is missing.
  public let shortfall: Shortfall?

  /// Part of a list did not come, even after repeated requests.
  public struct Shortfall: Hashable, Sendable {
    /// What the list contains, such as `issues`.
    public let rows: String
    public let came: Int
    public let counted: Int

    public init(rows: String, came: Int, counted: Int) {
      (self.rows, self.came, self.counted) = (rows, came, counted)
    }
  }

  /// What the answer lacks that its source should have; nil where it is whole.
  public let gap: Gap?

  /// A part that could not be had; the rest is as it should be.
  public struct Gap: Hashable, Sendable {
    /// In the plural: `notes and related titles`.
    public let what: String
    public let error: NewspaperError

    public init(what: String, error: NewspaperError) {
      self.what = what
      self.error = error
    }
  }

  /// A source that failed and was replaced with another, or with its earlier answer.
  public struct Substitution: Hashable, Sendable {
    public let name: String
    public let error: NewspaperError

    public init(name: String, error: NewspaperError) {
      self.name = name
      self.error = error
    }
  }

  public init(
    name: String, asOf: Double, isLive: Bool, isStale: Bool = false, substituteFor: Substitution? = nil,
    shortfall: Shortfall? = nil, gap: Gap? = nil
  ) {
    self.name = name
    self.asOf = asOf
    self.isLive = isLive
    self.isStale = isStale
    self.substituteFor = substituteFor
    self.shortfall = shortfall
    self.gap = gap
  }

  /// A copy for a list that lacks something.
  public func lacking(_ shortfall: Shortfall) -> Origin {
    Origin(
      name: name, asOf: asOf, isLive: isLive, isStale: isStale, substituteFor: substituteFor,
      shortfall: shortfall, gap: gap)
  }

  /// The same, without `what`, in the plural; whole if `error` is nil.
  public func lacking(_ what: String, because error: NewspaperError?) -> Origin {
    guard let error else { return self }
    return Origin(
      name: name, asOf: asOf, isLive: isLive, isStale: isStale, substituteFor: substituteFor,
      shortfall: shortfall, gap: Gap(what: what, error: error))
  }

  /// A copy that stands in for `name`, which failed with `error`.
  public func substituting(for name: String, after error: NewspaperError) -> Origin {
    Origin(
      name: self.name, asOf: asOf, isLive: isLive, isStale: isStale,
      substituteFor: Substitution(name: name, error: error), shortfall: shortfall, gap: gap)
  }

  /// The origin of a combination of this answer and another: as old as the older one.
  public func joined(with other: Origin?) -> Origin {
    guard let other else { return self }
    return Origin(
      name: name, asOf: min(asOf, other.asOf), isLive: isLive, isStale: isStale || other.isStale,
      substituteFor: substituteFor ?? other.substituteFor, shortfall: shortfall ?? other.shortfall,
      gap: gap ?? other.gap)
  }
}
