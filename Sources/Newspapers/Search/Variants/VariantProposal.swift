/// Variants that OCR may have made of a word, with what they would find, for the reader to choose from.
public struct VariantProposal: Hashable, Sendable {
  /// How many of those on this machine's pages to list.
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
    /// The additional requests that a search with it takes.
    public internal(set) var moreRequests = 0
  }

  /// The word of the query.
  public let word: SearchWord
  /// The pages on this machine that have it.
  public let pages: Int
  /// Those on local pages, the most useful first; then those that are merely likely.
  public internal(set) var rows: [Row]
  /// Those that OCR is most likely to make, whether they occur here or not.
  public let likely: [String]
  /// Whether the query has fields, which these counts ignore: what OCR does to a word depends on none of
  /// them.
  public internal(set) var leavesFieldsAside = false

  /// The variants to take.
  public enum Choice: Hashable, Sendable {
    /// The ticked ones, all of which are on local pages.
    case seen
    case likely
    /// This many from the top of the list.
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
  /// - Throws: `.unreadable` if the reader's spellings cannot be read.
  public func proposals(for query: SearchQuery) async throws(NewspaperError) -> [VariantProposal] {
    let spellings = try await spellings()
    let hasFields = !query.expression.fields.isEmpty
    var proposals: [VariantProposal] = []
    for word in query.wordsForVariants(spellings) {
      var proposal = try await proposal(for: word, spellings.of(word))
      proposal.leavesFieldsAside = hasFields
      proposals.append(proposal)
    }
    return proposals
  }

  private func proposal(
    for word: SearchWord, _ spellings: [String]
  ) async throws(NewspaperError) -> VariantProposal {
    let candidates = VariantCandidates(word)
    let likely = candidates?.likely ?? []
    let spelled = spellings.map { WordVariant(text: $0, cause: .spelling) }
    let others = (candidates?.all ?? []) + (candidates?.broken ?? [])
    let all = spelled + others.filter { !spellings.contains($0.text) }
    let folded = String(folding: word.text)
    let counts = try await pages(with: [folded] + all.map { String(folding: $0.text) })
    func known(_ variant: WordVariant) -> Int { counts[String(folding: variant.text)] ?? 0 }
    func value(_ variant: WordVariant) -> Int { variant.cause.weight * known(variant) }
    let seen = all.filter { known($0) > 0 }.sorted { left, right in
      (value(right), left.text) < (value(left), right.text)
    }.prefix(VariantProposal.most)
    let listed = seen + (spelled + likely).filter { variant in !seen.contains { $0.text == variant.text } }
    let new = try await self.pages(with: listed.map { String(folding: $0.text) }, without: folded)
    // A variant on many pages is probably a word of its own, not a mistake.
    let wordPages = counts[folded] ?? 0
    let mostPages = max(2, wordPages / 20)
    let rows = listed.map { variant in
      VariantProposal.Row(
        text: variant.text, cause: variant.cause, pages: known(variant),
        newPages: new[String(folding: variant.text)] ?? 0,
        isTicked: variant.cause.isTypical && (1...mostPages).contains(known(variant)))
    }
    return VariantProposal(word: word, pages: wordPages, rows: rows, likely: likely.map(\.text))
  }
}

extension String {
  /// Words as in the index.
  fileprivate init(folding text: String) { self.init(decoding: FoldedText(text).bytes, as: UTF8.self) }
}
