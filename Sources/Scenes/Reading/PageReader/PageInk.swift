import Newspapers

/// Counts what was printed: a place in a page is the number of characters before it.
enum PageInk {
  /// Everything except white space and the hyphens that are removed when lines are joined.
  static func count(in scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { isCounted($1) ? $0 + 1 : $0 }
  }

  private static func isCounted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{AD}", "\u{2010}", "¬", "~", "—": false
    default: !scalar.isBlank
    }
  }
}
