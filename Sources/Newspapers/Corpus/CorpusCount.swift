/// A year and a state of a corpus, and one of the counted terms.
public struct CountCell: Hashable, Sendable {
  /// Its index among the terms.
  public let term: Int
  public let year: Int
  /// Empty if unknown.
  public let state: String

  public init(term: Int, year: Int, state: String) {
    (self.term, self.year, self.state) = (term, year, state)
  }

  /// `Ohio`; `unknown`.
  public static func name(ofState state: String) -> String { state.isEmpty ? "unknown" : state }

  public var stateName: String { CountCell.name(ofState: state) }
}

/// How often a term occurs on the pages of a year and a state, and how many words those pages have.
public struct CorpusCount: Hashable, Sendable {
  public let cell: CountCell
  /// The term as requested.
  public let word: String
  public let hits: Int
  /// How many pages have it.
  public let pagesWith: Int
  /// The words of all pages: the denominator of rates.
  public let words: Int
  public let pages: Int
  public let issues: Int
  /// How many of the hits the result has.
  public let keptHits: Int?

  public init(
    _ cell: CountCell, word: String, hits: Int, pagesWith: Int, words: Int, pages: Int, issues: Int,
    keptHits: Int? = nil
  ) {
    (self.cell, self.word, self.hits, self.pagesWith) = (cell, word, hits, pagesWith)
    (self.words, self.pages, self.issues, self.keptHits) = (words, pages, issues, keptHits)
  }

  /// Nil if there are no words.
  public var perMillion: Double? { YearCount.perMillion(hits, words) }
}

/// The same for a year, over several states.
public struct YearCount: Hashable, Sendable {
  public let year: Int
  public let hits: Int
  public let words: Int

  public init(year: Int, hits: Int, words: Int) { (self.year, self.hits, self.words) = (year, hits, words) }

  public var perMillion: Double? { YearCount.perMillion(hits, words) }

  static func perMillion(_ hits: Int, _ words: Int) -> Double? {
    words > 0 ? Double(hits) * 1_000_000 / Double(words) : nil
  }
}

/// The terms, states and years of a result, with the hits of each.
public struct CountTallies: Hashable, Sendable {
  public struct Tally<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value
    public let hits: Int

    public init(_ value: Value, hits: Int) { (self.value, self.hits) = (value, hits) }
  }

  /// In the order requested.
  public let terms: [Tally<String>]
  /// By name.
  public let states: [Tally<String>]
  public let years: [Tally<Int>]

  public init(terms: [Tally<String>], states: [Tally<String>], years: [Tally<Int>]) {
    (self.terms, self.states, self.years) = (terms, states, years)
  }
}
