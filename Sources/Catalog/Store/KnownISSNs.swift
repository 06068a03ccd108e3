/// ISSNs by LCCN, for rows that have none. All are in one run of bytes, so that a row is completed without a
/// copy of its batch.
struct KnownISSNs {
  private var bytes: [UInt8] = []
  private var places: [String: Range<Int>] = [:]

  /// - Parameter issns: by LCCN.
  init(_ issns: [String: String]) {
    places.reserveCapacity(issns.count)
    for (lccn, issn) in issns {
      let start = bytes.count
      bytes.append(contentsOf: issn.utf8)
      places[lccn] = start..<bytes.count
    }
  }

  /// Where the ISSN of a newspaper is in the bytes; nil if it is not known.
  subscript(lccn: String) -> Range<Int>? { places[lccn] }

  /// Calls `use` with the bytes of all ISSNs.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer(use)
  }
}
