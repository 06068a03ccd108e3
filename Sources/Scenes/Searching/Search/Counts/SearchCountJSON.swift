import Newspapers

/// A count of pages as JSON for other programs.
public struct SearchCountJSON: Codable, Hashable, Sendable {
  /// `exact`, `with_forms` or `between`.
  let kind: String
  let least: Int
  let most: Int?
  /// Whether pages with other forms of the words are counted, too.
  let withForms: Bool

  public init(_ count: SearchCount) {
    (least, most, withForms) = (count.least, count.most, count.hasForms)
    kind =
      switch count {
      case .exact: "exact"
      case .withForms: "with_forms"
      case .between: "between"
      }
  }
}
