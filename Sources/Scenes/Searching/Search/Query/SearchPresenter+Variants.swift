import MVP
import Newspapers
import Presentation

/// What OCR may have made of the words.
extension SearchPresenter {
  /// Whether anything knows what OCR may have made of words.
  public var hasVariants: Bool { vocabulary != nil }

  /// Searches for what is typed, but proposes the variants that it asks for first: none is searched for unseen.
  public func submit() async {
    if isNewQuery { staysHere = false }
    line = QueryLine(line.written)
    guard let query = line.query, query.wantsVariants, hasVariants else {
      return await searchWhereAsked()
    }
    let asked = line
    if await chooseVariants() { return }
    // Not chosen, or there are none: the word itself is searched for, and the reading says so.
    if !Task.isCancelled, line == asked { await searchWhereAsked() }
  }

  /// Suggests variants of the words; those that the reader chooses become alternatives in the query line.
  /// - Returns: whether the reader chose, and the search ran.
  @discardableResult
  public func chooseVariants() async -> Bool {
    guard let query = line.query, let vocabulary else { return say("No words to vary") }
    let proposals: [VariantProposal]
    do throws(NewspaperError) {
      let found = try await vocabulary.proposals(for: query)
      proposals = if let remote { await found.priced(by: remote, for: query) } else { found }
    } catch {
      if error != .canceled { router?.announce(failure: Failure(error).message) }
      return false
    }
    if let fault = proposals.fault(in: line.text) { return say(.failure(fault.sentence)) }
    guard !proposals.isEmpty else { return say(.failure("There is \(VariantWords.nothingToVary)")) }
    guard let chosen = await router?.ask({ .variantPicker(proposals, reply: $0) }) else { return false }
    guard !chosen.isEmpty || query.wantsVariants else { return false }
    do throws(SearchQueryError) {
      line = QueryLine(try query.including(chosen).description)
    } catch {
      return say(.failure(error.sentence))
    }
    await searchAgain()
    return true
  }

  private func say(_ notice: Notice) -> Bool {
    router?.announce(notice)
    return false
  }
}
