import Newspapers
import Synchronization

/// The number of issues per year of newspapers, for the years that were listed.
final class YearCounts: Sendable {
  private let counts = Mutex<[LCCN: [Int: Int]]>([:])

  /// Remembers what a list says about its years.
  func note(_ list: IssueList) {
    // If the list is incomplete, it is unknown which years lack something.
    guard let years = list.years, years.count <= YearCounts.mostYears, list.origin.shortfall == nil else {
      return
    }
    var found = Dictionary(uniqueKeysWithValues: years.map { ($0, 0) })
    for issue in list.issues { found[issue.date.year, default: 0] += 1 }
    counts.withLock { $0[list.lccn, default: [:]].merge(found) { $1 } }
  }

  subscript(lccn: LCCN) -> [Int: Int] { counts.withLock { $0[lccn] ?? [:] } }

  func forget() { counts.withLock { $0 = [:] } }

  /// More than any newspaper has.
  private static let mostYears = 400
}
