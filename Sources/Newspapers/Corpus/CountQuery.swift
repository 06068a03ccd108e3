/// Which counts of a result are listed, and in which order.
public struct CountQuery: Hashable, Sendable {
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// By year, state and term.
    case year
    case state
    /// The highest rate first.
    case rate
    /// The most hits first.
    case hits
  }

  /// The index of a term among those requested; nil for all.
  public var term: Int?
  /// Empty for pages whose state is unknown; nil for all.
  public var state: String?
  public var years: ClosedRange<Int>?
  /// As typed; see `CountWords`.
  public var words: String
  /// Whether to leave out cells where the term does not occur.
  public var onlyHits: Bool
  public var order: Order

  public init(
    term: Int? = nil, state: String? = nil, years: ClosedRange<Int>? = nil, words: String = "",
    onlyHits: Bool = false, order: Order = .year
  ) {
    (self.term, self.state, self.years) = (term, state, years)
    (self.words, self.onlyHits, self.order) = (words, onlyHits, order)
  }
}

/// The meaning of the words that narrow a list of counts: `ohio`, `gold 1897`, `1890s`, `1897-1899`, `189?`.
public struct CountWords: Hashable, Sendable {
  /// Parts of the names of states or of terms, folded: each has to be in one of them.
  public private(set) var names: [String] = []
  /// Each count belongs to one of them; empty if no year was typed.
  public private(set) var years: [ClosedRange<Int>] = []

  public init(_ typed: String) {
    for word in typed.split(separator: " ") {
      if let range = CountWords.years(word) {
        years.append(range)
      } else {
        let folded = TitleText.folded(String(word))
        if !folded.isEmpty { names.append(folded) }
      }
    }
  }

  /// Whether a state and a term together have all names.
  public func name(state: String, term: String) -> Bool {
    let (state, term) = (TitleText.folded(state), TitleText.folded(term))
    return names.allSatisfy { state.contains($0) || term.contains($0) }
  }

  private static func years(_ word: Substring) -> ClosedRange<Int>? {
    let plain = word.replacing("..", with: "-").replacing("–", with: "-")
    let parts = plain.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, let first = year(parts[0]), let last = year(parts[1]), first <= last {
      return first...last
    }
    guard parts.count == 1 else { return nil }
    if let year = year(plain[...]) { return year...year }
    guard plain.utf8.count >= 4, let decade = Int(plain.prefix(3)), decade >= 100 else { return nil }
    return ["?", "0s"].contains(plain.dropFirst(3)) ? decade * 10...decade * 10 + 9 : nil
  }

  private static func year(_ word: Substring) -> Int? {
    word.utf8.count == 4 && word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
  }
}
