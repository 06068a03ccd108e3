import Newspapers
import SQLiteStorage

/// The checksums of a row of the catalog.
enum RowSum {
  /// The checksum of what a list shows: the row's number, its first texts, and what is digitized.
  static func listed(
    _ row: Int, _ texts: some Sequence<UnsafeBufferPointer<UInt8>>, _ coverage: DigitizedCoverage?
  ) -> Int {
    var sum = Checksum()
    sum.add(row)
    for text in texts { sum.add(UnsafeRawBufferPointer(text)) }
    add(
      first: coverage?.firstIssue?.description, last: coverage?.lastIssue?.description,
      issues: coverage?.issueCount, to: &sum)
    return sum.value
  }

  /// The checksum of all other texts.
  static func record(_ texts: some Sequence<UnsafeBufferPointer<UInt8>>) -> Int {
    var sum = Checksum()
    for text in texts { sum.add(UnsafeRawBufferPointer(text)) }
    return sum.value
  }

  static func add(first: String?, last: String?, issues: Int?, to sum: inout Checksum) {
    if let first { sum.add(first) }
    if let last { sum.add(last) }
    if let issues { sum.add(issues) }
  }
}
