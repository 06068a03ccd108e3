/// The part of a file in a response (RFC 9110, section 14.4): `bytes 100-199/1000`.
struct ContentRange: Equatable {
  let first: Int
  /// The size of the whole file; nil if the server does not know it.
  let total: Int?

  /// Nil for anything else, and for an impossible range.
  init?(_ written: String?) {
    guard let written, written.lowercased().hasPrefix("bytes ") else { return nil }
    let parts = written.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, last >= first else {
      return nil
    }
    let total = Int(parts[1])
    guard parts[1] == "*" || total.map({ $0 > last }) == true else { return nil }
    self.first = first
    self.total = total
  }
}
