/// The beginning of a word (`klond*`), which no server accepts, as the words that are requested instead.
public struct SpelledBeginning: Hashable, Sendable {
  public let word: SearchWord
  /// The words on this machine's pages that begin this way, the most frequent first. A server may have
  /// others.
  public let words: [String]
  /// Whether pages with one of them are found.
  public let isWanted: Bool
  /// Whether pages with one of them are left out.
  public let isExcluded: Bool

  public init(_ word: SearchWord, words: [String], isWanted: Bool, isExcluded: Bool) {
    (self.word, self.words, self.isWanted, self.isExcluded) = (word, words, isWanted, isExcluded)
  }
}

extension PlannedSearch {
  /// The beginnings of words in a query, spelled out.
  /// - Throws: `.unsupported` if no word on this machine begins this way.
  func beginnings(in query: SearchQuery) async throws(NewspaperError) -> [SpelledBeginning] {
    var (wanted, excluded): ([SearchWord], [SearchWord]) = ([], [])
    query.expression.collectSingleWords(isWanted: true) { word, isWanted in
      guard word.isBeginning else { return }
      if isWanted { wanted.append(word) } else { excluded.append(word) }
    }
    var beginnings: [SpelledBeginning] = []
    for word in (wanted + excluded).withoutDoubles {
      let found = try await vocabulary(word.text)
      guard !found.isEmpty else {
        throw .unsupported(
          source: name,
          what: .option(
            "searching for the beginnings of words, and \(word) cannot be spelled out here: "
              + "no page on this machine has such a word"))
      }
      beginnings.append(
        SpelledBeginning(
          word, words: found, isWanted: wanted.contains(word), isExcluded: excluded.contains(word)))
    }
    return beginnings
  }

  /// The query with words instead of their beginnings.
  nonisolated func spellingOut(
    _ beginnings: [SpelledBeginning], in query: SearchQuery
  ) throws(NewspaperError) -> SearchQuery {
    guard !beginnings.isEmpty else { return query }
    let words = Dictionary(uniqueKeysWithValues: beginnings.map { ($0.word, $0.words) })
    do throws(SearchQueryError) {
      return try SearchQuery(query.expression.replacing { words[$0]?.map { .word(SearchWord($0)) } })
    } catch {
      throw .unsupported(source: name, what: .other("so many words: \(error.message)"))
    }
  }

  /// What to know about a count of `query`.
  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    let capabilities = try await server.capabilities()
    // Only the gaps need to know how many newspapers there are.
    let newspapers = try await query.expression.newspapers(lookup) { name, isWanted in
      capabilities.partial.contains(name) && capabilities.looksUp(name, isWanted: isWanted)
    }
    return try await beginnings(in: query).map(SearchNote.spelledOut)
      + gaps(in: query, newspapers, capabilities).map(SearchNote.partial) + unknownNames(in: query)
  }
}
