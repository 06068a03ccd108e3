extension [VariantProposal] {
  /// The same with what each variant costs at `source`: a single word is one more alternative, several words
  /// may take a separate list.
  /// - Parameter query: what the variants were proposed for.
  public func priced(by source: any FullTextSearch, for query: SearchQuery) async -> [VariantProposal] {
    guard !source.isLocal, let without = await source.requests(of: query, with: [:]) else { return self }
    var priced = self
    for (place, proposal) in enumerated() {
      for (number, row) in proposal.rows.enumerated() where FoldedText(row.text).count > 1 {
        guard let with = await source.requests(of: query, with: [proposal.word: [row.text]]) else { continue }
        priced[place].rows[number].moreRequests = Swift.max(0, with - without)
      }
    }
    return priced
  }
}

extension FullTextSearch {
  /// Nil if unknown, because such a search is impossible.
  fileprivate func requests(of query: SearchQuery, with variants: [SearchWord: [String]]) async -> Int? {
    do {
      let whole = try query.including(variants)
      return try await explanation(of: whole, order: whole.usualOrder).requests
    } catch {
      return nil
    }
  }
}
