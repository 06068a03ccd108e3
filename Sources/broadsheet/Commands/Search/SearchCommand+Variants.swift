import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

extension SearchCommand {
  /// Adds variants to the query, or lists them and ends the program: a query that asks for variants without
  /// choosing any is not run. The remark is what a count with variants says about itself.
  @MainActor func varied(
    _ text: String, _ sources: SearchSources, _ output: StandardOutput
  ) async throws -> (text: String, remark: String) {
    // It was parsed before.
    guard let query = try? SearchQuery.read(text).query, variants != nil || query.wantsVariants else {
      return (text, "")
    }
    let proposals: [VariantProposal]
    do throws(NewspaperError) {
      guard let vocabulary = sources.vocabulary else {
        throw .unsupported(source: "this source", what: "variants of words")
      }
      let found = try await vocabulary.proposals(for: query)
      proposals = if let remote = sources.remote { await found.priced(by: remote, for: query) } else { found }
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
    if let fault = proposals.fault(in: text) {
      for line in SearchFault(fault, in: text).lines { output.note(line) }
      throw ExitCode(ExitStatus.usage)
    }
    guard case .choice(let choice)? = variants else {
      let isQuestion = variants == nil
      let view = VariantListText(
        format: format.chosen(for: output), isQuestion: isQuestion, hasHeader: header, output: output)
      let presenter = VariantListPresenter(proposals)
      await presenter.present(on: view)
      output.exit(isQuestion ? ExitStatus.usage : view.exitCode)
    }
    let chosen = Dictionary(
      proposals.map { ($0.word, $0.variants(choice)) }, uniquingKeysWith: { first, _ in first })
    let words = proposals.flatMap { chosen[$0.word] ?? [] }
    if words.isEmpty { output.note(VariantWords.nothing(choice, among: proposals)) }
    do throws(SearchQueryError) {
      let whole = try query.including(chosen)
      return (whole.description, VariantWords.remark(on: words))
    } catch {
      output.note("broadsheet: \(error.sentence)")
      throw ExitCode(ExitStatus.usage)
    }
  }
}
