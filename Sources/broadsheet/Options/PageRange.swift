import ArgumentParser

/// Pages as the command line names them: `3`, `1-3`.
struct PageRange: ExpressibleByArgument {
  let pages: ClosedRange<Int>

  /// More than any newspaper has: so many requests nobody means.
  private static let limit = 1000

  init?(argument: String) {
    let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      first >= 1, last >= first, last <= PageRange.limit
    else { return nil }
    pages = first...last
  }
}
