import GRDB
import Newspapers
import SQLiteStorage

/// Finds what was meant if one letter of one word is wrong. The mistyped word may still be in a title
/// (`neis`), or begin one (`thn`): if every word is known, each is tried.
struct Mending {
  let search: WordSearch
  let lexicon: Lexicon

  /// In longer searches the last words are not tried: such searches are pasted, not typed.
  private static let placeLimit = 12
  /// The maximum number of phrases to consider.
  private static let phraseLimit = 24

  private struct Phrase {
    let words: String
    let rows: RowSet
    /// Whether it is a newspaper's title.
    let isTitle: Bool
  }

  /// Nil if no single letter explains it.
  func mended(_ sought: SoughtWords, _ db: Database) throws -> WordSearch.Result? {
    let needles = sought.words
    let unknown = needles.indices.filter { !lexicon.knows(needles[$0]) }
    guard unknown.count < 2 else { return nil }
    var phrases: [Phrase] = []
    for place in unknown.isEmpty ? Array(needles.indices.prefix(Mending.placeLimit)) : unknown {
      phrases += try self.phrases(sought, mending: place, db)
    }
    phrases.sort { ($0.isTitle ? 1 : 0, $0.rows.count) > ($1.isTitle ? 1 : 0, $1.rows.count) }
    guard let likeliest = phrases.first else { return nil }
    var rows = likeliest.rows
    for phrase in phrases.dropFirst() { rows.formUnion(phrase.rows) }
    return WordSearch.Result(
      rows: rows, closestWords: likeliest.words,
      meant: phrases.prefix(Mending.phraseLimit).map(\.words))
  }

  /// What the words may stand for if the one at `place` is mistyped.
  private func phrases(
    _ sought: SoughtWords, mending place: Int, _ db: Database
  ) throws -> [Phrase] {
    let ways = lexicon.neighbors(of: sought.words[place])
    guard !ways.isEmpty else { return [] }
    var others = sought.ways
    others.remove(at: place)
    let rest = others.isEmpty ? nil : try search.rows(with: others, db)
    func having(_ ways: [String]) throws -> RowSet {
      var rows = try search.rows(with: [ways.map { SoughtWord($0) }], db)
      if let rest { rows.formIntersection(rest) }
      return rows
    }
    guard rest?.isEmpty != true, !(try having(ways)).isEmpty else { return [] }
    let titles = try search.reader.titleHashes(db)
    return try ways.compactMap { way in
      let rows = try having([way])
      guard !rows.isEmpty else { return nil }
      var words = sought.words
      words[place] = way
      let phrase = words.joined(separator: " ")
      let hash = TitleHash.of(TitleText.sortKey(phrase))
      var isTitle = false
      rows.forEach { row in if row > 0, row <= titles.count, titles[row - 1] == hash { isTitle = true } }
      return Phrase(words: phrase, rows: rows, isTitle: isTitle)
    }
  }
}
