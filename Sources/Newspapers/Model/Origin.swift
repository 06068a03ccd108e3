/// Where an answer came from and how old it is.
public struct Origin: Hashable, Sendable {
  /// For people: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalogue`.
  public let name: String
  /// When the data was fetched or compiled, in seconds since 1970.
  public let asOf: Double
  /// Whether it was asked of a server just now, or kept on this machine.
  public let isLive: Bool
  /// Why the answer is not from the source that was asked; nil when it is.
  public let substituteFor: Substitution?

  /// A source that failed and was replaced.
  public struct Substitution: Hashable, Sendable {
    public let name: String
    public let error: NewspaperError

    public init(name: String, error: NewspaperError) {
      self.name = name
      self.error = error
    }
  }

  public init(name: String, asOf: Double, isLive: Bool, substituteFor: Substitution? = nil) {
    self.name = name
    self.asOf = asOf
    self.isLive = isLive
    self.substituteFor = substituteFor
  }

  /// The same, as what stands in for `name`, which failed with `error`.
  public func substituting(for name: String, after error: NewspaperError) -> Origin {
    Origin(name: self.name, asOf: asOf, isLive: isLive, substituteFor: Substitution(name: name, error: error))
  }
}
