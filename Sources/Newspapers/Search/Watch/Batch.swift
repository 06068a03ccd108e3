/// Pages that a server added together, as a library delivered them.
public struct Batch: Hashable, Sendable {
  /// Without `batch_`: `curiv_ocotillo_ver01`.
  public let name: String
  /// The newspapers in it; empty if the server does not say.
  public let newspapers: Set<LCCN>
  /// The day on which the server added it; nil if it does not say.
  public let ingested: IssueDate?

  /// - Parameters:
  ///   - name: with or without `batch_`.
  ///   - newspapers: LCCNs as the server has them; one that cannot be parsed makes all of them unknown.
  ///   - ingested: a point in time that begins with the day: `2014-11-21T15:57:18-05:00`.
  /// - Returns: nil without a name.
  public init?(name: String, newspapers: [String] = [], ingested: String? = nil) {
    self.name = OwnWords.line(name).removing(prefix: "batch_")
    guard !self.name.isEmpty else { return nil }
    let numbers = newspapers.map { try? LCCN($0) }
    self.newspapers = numbers.contains(nil) ? [] : Set(numbers.compactMap(\.self))
    self.ingested = ingested.flatMap { IssueDate($0.prefix(10)) }
  }

  /// What all versions of a batch have in common: `curiv_ocotillo` for `curiv_ocotillo_ver02`.
  static func stem(_ name: String) -> Substring {
    guard let version = name.lastRange(of: "_ver"), !version.isEmpty,
      name[version.upperBound...].allSatisfy(\.isDecimalDigit)
    else { return name[...] }
    return name[..<version.lowerBound]
  }
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<String.Index>? {
    var (last, rest): (Range<String.Index>?, Substring) = (nil, self[...])
    while let range = rest.firstRange(of: part) {
      last = range
      rest = self[range.upperBound...]
    }
    return last
  }
}
