/// Words with `~` that cannot have variants.
extension [VariantProposal] {
  /// What is wrong with the first word with `~` that nothing can be proposed for; nil if there is none.
  /// - Parameter text: the query as typed, to say where the word is.
  public func fault(in text: String) -> SearchQueryError? {
    guard let word = first(where: { $0.rows.isEmpty && $0.word.wantsVariants })?.word,
      VariantCandidates(word) == nil
    else { return nil }
    let place = (try? SearchToken.tokens(of: text))?.first { $0.kind == .word(word.description) }
    let itself = SearchWord(word.text, isBeginning: word.isBeginning, isThisForm: word.isThisForm)
    return SearchQueryError(
      column: place?.column, VariantCandidates.reason(against: word), suggestion: itself.description)
  }
}

extension VariantCandidates {
  /// Why a word cannot have variants: a sentence.
  fileprivate static func reason(against word: SearchWord) -> String {
    if word.isBeginning { return "~ finds variants of whole words, not of beginnings." }
    if FoldedText(word.text).count > 1 { return "~ finds variants of single words; this is more than one." }
    return "A word with ~ needs at least four letters, or a spelling in variants.tsv."
  }
}
