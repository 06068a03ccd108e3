import Newspapers

/// Variants of words, described in words.
public enum VariantWords {
  /// `c for e`, `first letter lost`.
  public static func words(for cause: WordVariant.Cause) -> String {
    switch cause {
    case .lookAlike(let printed, let read): "\(read) for \(printed)"
    case .lostBeginning: "first letter lost"
    case .twoLookAlikes: "two look-alikes"
    case .swap: "letters swapped"
    case .otherSign: "another letter"
    case .form: "a form"
    case .broken: "broken"
    case .spelling: "period spelling"
    }
  }

  /// `, with variants: lection, eleetion`: what a count that includes them says; empty if there are none.
  public static func remark(on variants: [String]) -> String {
    guard !variants.isEmpty else { return "" }
    let more = variants.count > 6 ? " and \(variants.count - 6) more" : ""
    return ", with variants: \(variants.prefix(6).joined(separator: ", "))\(more)"
  }

  /// What a query without proposals has.
  public static let nothingToVary = "no word of four letters or more outside a phrase"

  /// Why a choice takes no variant.
  public static func nothing(_ choice: VariantProposal.Choice, among proposals: [VariantProposal]) -> String {
    let here = proposals.flatMap(\.rows).count { $0.pages > 0 }
    guard !proposals.isEmpty else { return "no variants: \(nothingToVary)" }
    guard choice == .seen, here > 0 else { return "no variants: none occur on this machine's pages" }
    let none =
      here == 1
      ? "the one on this machine's pages is not a likely mistake"
      : "none of the \(here) on this machine's pages are likely mistakes"
    return "no variants: \(none); --variants list lists \(here == 1 ? "it" : "them")"
  }
}
