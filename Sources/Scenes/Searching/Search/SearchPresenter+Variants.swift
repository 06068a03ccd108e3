import MVP
import Newspapers
import Presentation

/// What OCR may have made of the words.
extension SearchPresenter {
  /// Whether anything knows what OCR may have made of words.
  public var hasVariants: Bool { vocabulary != nil }

  /// Suggests variants of the words; those that the reader chooses become alternatives in the query line.
  public func chooseVariants() async {
    guard let query = line.query, let vocabulary else { return say("No words to vary") }
    let proposals: [VariantProposal]
    do throws(NewspaperError) {
      let found = try await vocabulary.proposals(for: query)
      proposals = if let remote { await found.priced(by: remote, for: query) } else { found }
    } catch {
      if error != .canceled { router?.announce("✗ \(Failure(error).message)") }
      return
    }
    guard !proposals.isEmpty else { return say("No word of four letters or more to vary") }
    guard let chosen = await router?.ask({ .variantPicker(proposals, reply: $0) }) else { return }
    guard !chosen.isEmpty || query.wantsVariants else { return }
    do throws(SearchQueryError) {
      line = QueryLine(try query.including(chosen).description)
    } catch {
      return say("✗ \(error.sentence)")
    }
    await searchAgain()
  }

  private func say(_ words: String) { router?.announce(words) }
}
