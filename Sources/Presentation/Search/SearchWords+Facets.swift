import MVP
import Newspapers

/// What counts leave out, in words.
extension SearchWords {
  /// `3 pages give no state`; nil if nothing is left out. A sentence without a period.
  public static func words(for remainder: SearchFacet.Remainder?, of kind: SearchFacet.Kind) -> String? {
    switch remainder {
    case nil: nil
    case .unsaid(let count):
      "\(Numerals.count(count, "page")) \(count == 1 ? "gives" : "give") no \(kind.rawValue)"
    case .unlisted(let count):
      "\(Numerals.count(count, "page")) \(count == 1 ? "has another" : "have other") \(kind.rawValue)\(count == 1 ? "" : "s") or none"
    case .unequal(let sum, let total):
      "the \(kind.rawValue)s add up to \(Numerals.grouped(sum)) of \(Numerals.count(total, "page"))"
    }
  }

  /// The same for a line of a narrow column: `none given`.
  public static func brief(_ remainder: SearchFacet.Remainder) -> (name: String, count: Int) {
    switch remainder {
    case .unsaid(let count): ("none given", count)
    case .unlisted(let count): ("others or none", count)
    case .unequal(let sum, let total): ("not counted", total - sum)
    }
  }
}
