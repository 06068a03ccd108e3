/// Finds terms in texts, and counts their words.
public struct TermMatcher: Sendable {
  private let terms: [Term]
  private var whole = Vocabulary()
  private var prefixes = Vocabulary()
  /// Lengths of prefixes, in bytes, the shortest first.
  private var prefixLengths: [Int] = []
  /// Terms by the number of their first word, if that is a whole word.
  private var termsOfWhole: [[Int]] = []
  /// Terms of one word that is a prefix, by its number.
  private var termsOfPrefix: [[Int]] = []
  /// The numbers of a term's words; of the last one among prefixes, if it is one.
  private var numbers: [[Int]] = []

  public init(_ terms: [Term]) {
    self.terms = terms
    for (index, term) in terms.enumerated() {
      numbers.append(
        term.tokens.enumerated().map { place, token in
          term.isPrefix && place == term.tokens.count - 1 ? prefixes.insert(token) : whole.insert(token)
        })
      guard let first = numbers[index].first else { continue }
      if term.isPrefix, term.tokens.count == 1 {
        TermMatcher.add(index, to: &termsOfPrefix, at: first)
      } else {
        TermMatcher.add(index, to: &termsOfWhole, at: first)
      }
    }
    prefixLengths = Set(terms.filter(\.isPrefix).compactMap { $0.tokens.last?.count }).sorted()
  }

  private static func add(_ term: Int, to lists: inout [[Int]], at place: Int) {
    while lists.count <= place { lists.append([]) }
    lists[place].append(term)
  }

  /// A token that is a word of a term, or has one as its prefix.
  private struct Found {
    /// Its index among the page's tokens.
    let token: Int
    let place: Range<Int>
    /// -1 if it is not a whole word of a term.
    let whole: Int
    /// Numbers of its prefixes.
    let prefixes: [Int]
  }

  /// What was found in a text.
  public struct Findings: Sendable {
    /// How many tokens it has.
    public internal(set) var words = 0
    /// In order of position, then of terms.
    public internal(set) var hits: [TermHit] = []
  }

  public func find(in text: [UInt8]) -> Findings {
    var findings = Findings()
    var found: [Found] = []
    text.withUnsafeBufferPointer { text in
      var reader = TokenReader()
      while reader.advance(in: text) {
        if let token = look(reader, findings.words) { found.append(token) }
        findings.words += 1
      }
    }
    for index in found.indices { take(found, index, &findings.hits) }
    return findings
  }

  @inline(__always) private func look(_ reader: TokenReader, _ token: Int) -> Found? {
    let number = whole.number(of: reader.token[...], reader.hash)
    guard number != nil || !prefixLengths.isEmpty else { return nil }
    let begun = prefixLengths.prefix { $0 <= reader.token.count }.compactMap { length in
      let start = reader.token[..<length]
      return prefixes.number(of: start, TokenReader.hash(start))
    }
    guard number != nil || !begun.isEmpty else { return nil }
    return Found(token: token, place: reader.place, whole: number ?? -1, prefixes: begun)
  }

  private func take(_ found: [Found], _ index: Int, _ hits: inout [TermHit]) {
    let first = found[index]
    var those = first.prefixes.flatMap { $0 < termsOfPrefix.count ? termsOfPrefix[$0] : [] }
      .map { TermHit(term: $0, place: first.place) }
    if first.whole >= 0, first.whole < termsOfWhole.count {
      for term in termsOfWhole[first.whole] {
        guard let end = end(of: term, found, index) else { continue }
        those.append(TermHit(term: term, place: first.place.lowerBound..<end))
      }
    }
    hits += those.count > 1 ? those.sorted { $0.term < $1.term } : those
  }

  /// Where a term ends that begins with the token at `index`; nil if other words follow.
  private func end(of term: Int, _ found: [Found], _ index: Int) -> Int? {
    let words = numbers[term]
    for place in words.indices.dropFirst() {
      let other = index + place
      guard other < found.count, found[other].token == found[index].token + place else { return nil }
      let isLast = place == words.count - 1
      if isLast, terms[term].isPrefix {
        guard found[other].prefixes.contains(words[place]) else { return nil }
      } else if found[other].whole != words[place] {
        return nil
      }
    }
    return found[index + words.count - 1].place.upperBound
  }
}
