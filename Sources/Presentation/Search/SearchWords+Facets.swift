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
      "\(mayOverlap(kind) ? "at least " : "")\(Numerals.count(count, "page")) \(count == 1 ? "has another" : "have other") \(kind.rawValue)\(count == 1 ? "" : "s") or none"
    case .unequal(let sum, let total):
      "the \(kind.rawValue)s add up to \(Numerals.grouped(sum)) of \(Numerals.count(total, "page"))"
    }
  }

  /// The same for a line of a narrow column: `none given`.
  /// - Returns: as `count` `≥226` if there may be more.
  public static func brief(
    _ remainder: SearchFacet.Remainder, of kind: SearchFacet.Kind
  ) -> (name: String, count: String) {
    switch remainder {
    case .unsaid(let count): ("none given", Numerals.grouped(count))
    case .unlisted(let count):
      ("others or none", (mayOverlap(kind) ? "≥" : "") + Numerals.grouped(count))
    case .unequal(let sum, let total): ("not counted", Numerals.grouped(total - sum))
    }
  }

  /// Whether a page may count for several values, so that their sum is more than the number of pages.
  private static func mayOverlap(_ kind: SearchFacet.Kind) -> Bool {
    switch kind {
    case .state, .language: true
    case .decade, .year, .title: false
    }
  }
}
