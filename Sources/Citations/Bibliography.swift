/// References in the order they came, each once, under keys of their own.
public struct Bibliography: Sendable {
  private var seen: Set<Reference> = []
  /// Keys in small letters: BibTeX does not tell capitals apart.
  private var keys: Set<String> = []

  public init() {}

  /// The key of a reference that is new; nil if the same was added before. Another with the same key gets the digits that
  /// tell it apart, such as another part of an article, or else `_2`, `_3`.
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
