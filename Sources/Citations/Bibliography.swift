/// References in the order they were added, each once, under unique keys.
public struct Bibliography: Sendable {
  private var seen: Set<Reference> = []
  /// Keys in lower case: BibTeX ignores case.
  private var keys: Set<String> = []

  public init() {}

  /// The key of a new reference; nil if the same one was added before. A different one with the same key,
  /// such as another part of an article, gets its distinguishing digits, or else `_2`, `_3`.
  public mutating func add(_ reference: Reference) -> String? {
    guard seen.insert(reference).inserted else { return nil }
    var key = CitationKey.key(of: reference)
    if keys.contains(key.lowercased()), let digits = CitationKey.digits(of: reference),
      !key.hasSuffix(digits)
    {
      key += digits
    }
    var (number, free) = (1, key)
    while !keys.insert(free.lowercased()).inserted {
      number += 1
      free = "\(key)_\(number)"
    }
    return free
  }
}
