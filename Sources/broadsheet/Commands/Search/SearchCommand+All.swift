import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

extension SearchCommand {
  /// Prints all pages found, to a file or to standard output, and ends the program.
  @MainActor func printAll(
    _ text: String, _ remark: String, _ service: NewspaperService, _ sources: SearchSources,
    _ standard: StandardOutput
  ) async throws -> Never {
    let format: ListFormat
    var file: HitFile?
    if let output {
      format = self.format.format ?? .jsonl
      guard format == .jsonl || format == .tsv else {
        throw ValidationError("--output writes JSON Lines or TSV: use --format jsonl or tsv.")
      }
      // It was read before.
      let query = (try? SearchQuery.read(text).query.description) ?? text
      do throws(NewspaperError) {
        file = try HitFile(
          path: output, query: query, source: sources.remote?.name ?? "", format: format)
      } catch {
        throw ExitCode(standard.fail(Failure(error)))
      }
    } else {
      format = self.format.chosen(for: standard)
    }
    let view = WholeSearchText(
      format: format, snippets: snippets ?? 1, hasHeader: header, remark: remark, output: standard, file: file
    ) {
      service.archive.webAddress(of: $0)
    }
    let presenter = WholeSearchPresenter(
      text, order: sort ?? .date, sources: sources,
      allowed: yes ? .max : max(maxRequests ?? 0, WholeSearchPresenter.allowed)
    ) { view.isWanted }
    await presenter.present(on: view)
    standard.exit(view.exitCode)
  }
}
