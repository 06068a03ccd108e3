import NewspaperHTTP
import Newspapers

extension PageSearchResponse {
  /// How many pages the site counts, and whether the response is past their end, where the first rows come
  /// again.
  /// - Parameter start: the first row requested, from 0.
  /// - Throws: `.malformed` if there is no count, or if other rows came: those requested would be missing.
  func total(
    from start: Int, host: String
  ) throws(NewspaperError) -> (count: Int, isPastTheEnd: Bool) {
    guard let count = total.count else {
      throw .malformed(host: host, what: "“totalItems” is missing or not a count")
    }
    guard start < count, !items.isEmpty, let first = self.start.number, first != start + 1 else {
      return (count, start >= count)
    }
    guard first == 1 else {
      throw .malformed(host: host, what: "“startIndex” is \(first) instead of \(start + 1)")
    }
    return (count, true)
  }
}
