import NewspaperHTTP
import Newspapers

extension PageSearchResponse {
  /// How many pages the site counts, and whether the response is past their end, where the first rows come
  /// again.
  /// - Parameters:
  ///   - start: the first row requested, from 0.
  ///   - size: the rows requested.
  /// - Throws: `.malformed` if there is no count, or if other rows came: those requested would be missing.
  func total(
    from start: Int, size: Int = .max, host: String
  ) throws(NewspaperError) -> (count: Int, isPastTheEnd: Bool) {
    guard let count = total.count else {
      throw .malformed(host: host, what: "“totalItems” is missing or not a count")
    }
    guard start < count, !items.isEmpty, let first = self.start.number, first != start + 1 else {
      return (count, start >= count)
    }
    // A site with larger pages has fewer of them: past their end there may be rows.
    guard first == 1, items.count <= size else {
      throw .malformed(host: host, what: "“startIndex” is \(first) instead of \(start + 1)")
    }
    return (count, true)
  }
}
