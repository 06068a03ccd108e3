/// What OCR may have made of a word, with what it would find, for the reader to choose from.
public struct VariantProposal: Hashable, Sendable {
  /// How many of those that this machine's pages have are listed.
  public static let most = 20

  public struct Row: Hashable, Sendable {
    public let text: String
    public let cause: WordVariant.Cause
    /// The pages on this machine that have it.
    public let pages: Int
    /// Those of them that do not have the word itself.
    public let newPages: Int
    /// Whether it is chosen unless the reader says otherwise.
    public let isTicked: Bool
  }

  /// The word of the query.
  public let word: SearchWord
  /// The pages on this machine that have it.
  public let pages: Int
  /// Those that are on pages here, the most useful first; then those that are only likely.
  public let rows: [Row]
  /// Those that OCR is most likely to make, whether they are here or not.
  public let likely: [String]

  /// The variants to take.
  public enum Choice: Hashable, Sendable {
    /// The ticked ones, all of which are on pages here.
    case seen
    case likely
    /// So many from the top of the list.
    case first(Int)
  }

  public func variants(_ choice: Choice) -> [String] {
    switch choice {
    case .seen: rows.filter(\.isTicked).map(\.text)
    case .likely: likely
    case .first(let count): rows.prefix(count).map(\.text)
    }
  }
}

extension WordCounts {
  /// What to choose from for each word that can have variants (`SearchQuery.wordsForVariants`).
  public func proposals(for query: SearchQuery) async throws(NewspaperError) -> [VariantProposal] {
    var proposals: [VariantProposal] = []
    for word in query.wordsForVariants {
      guard let candidates = VariantCandidates(word) else { continue }
      proposals.append(try await proposal(for: word, candidates))
    }
    return proposals
  }

  private func proposal(
    for word: SearchWord, _ candidates: VariantCandidates
  ) async throws(NewspaperError) -> VariantProposal {
    let (all, likely) = (candidates.all, candidates.likely)
    let pages = try await pages(with: [candidates.word] + all.map(\.text))
    let wordPages = pages[candidates.word] ?? 0
    func value(_ variant: WordVariant) -> Int { variant.cause.weight * (pages[variant.text] ?? 0) }
    let seen = all.filter { pages[$0.text] != nil }.sorted { left, right in
      (value(right), left.text) < (value(left), right.text)
    }.prefix(VariantProposal.most)
    let listed = seen + likely.filter { !seen.contains($0) }
    let new = try await self.pages(with: listed.map(\.text), without: candidates.word)
    // What is on many pages is rather a word of its own than a mistake.
    let mostPages = max(2, wordPages / 20)
    let rows = listed.map { variant in
      let count = pages[variant.text] ?? 0
      return VariantProposal.Row(
        text: variant.text, cause: variant.cause, pages: count, newPages: new[variant.text] ?? 0,
        isTicked: variant.cause.isTypical && (1...mostPages).contains(count))
    }
    return VariantProposal(word: word, pages: wordPages, rows: rows, likely: likely.map(\.text))
  }
}
