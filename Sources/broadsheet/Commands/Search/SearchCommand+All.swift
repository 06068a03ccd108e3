import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes
import Synchronization

extension SearchCommand {
  /// Prints all found pages, to a file or to standard output, and ends the program.
  /// - Parameter order: a saved order other than by date is not used.
  @MainActor func printAll(
    _ text: String, _ remark: String, in order: SearchOrder?, _ service: NewspaperService,
    _ sources: SearchSources, _ standard: StandardOutput
  ) async throws -> Never {
    let format: ListFormat
    var file: HitFile?
    if let output = OutputFile.path(output) {
      format = try SearchCommand.format(of: output, given: self.format.format)
      // It was parsed before.
      let query = (try? SearchQuery.read(text).query.description) ?? text
      do throws(NewspaperError) {
        file = try HitFile(
          path: output, query: query, source: sources.asked?.name ?? "", isHere: sources.remote == nil,
          format: format, hasHeader: header)
      } catch {
        throw ExitCode(standard.fail(Failure(error)))
      }
    } else {
      format = self.format.chosen(for: standard)
    }
    let view = WholeSearchText(
      format: format, snippets: snippets ?? 1, hasHeader: header, remark: remark, output: standard, file: file
    ) {
      Citing.address(of: $0, service.archive)
    }
    let presenter = WholeSearchPresenter(
      text, order: order == .dateDescending ? .dateDescending : .date, sources: sources,
      allowed: allowed
    ) { view.isWanted }
    let interruption = interruptNote(file)
    await presenter.present(on: view)
    interruption?.end()
    standard.exit(view.exitCode)
  }

  @MainActor private func interruptNote(_ file: HitFile?) -> InterruptNote? {
    guard let saved = file?.saved, let output else { return nil }
    return InterruptNote {
      let count = saved.count.withLock(\.self)
      return "\(Numerals.count(count, "page")) saved in \(output); run the same command to continue"
    }
  }

  /// The format of a file: the given one, or the one that its name implies.
  /// - Throws: `ValidationError` for a format whose files cannot be resumed.
  static func format(of file: String, given: ListFormat?) throws(ValidationError) -> ListFormat {
    let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    let format = given ?? ending.flatMap { ListFormat(rawValue: $0) } ?? .jsonl
    switch format {
    case .jsonl, .tsv: return format
    case .csv, .json, .table:
      throw ValidationError(
        "--output writes JSON Lines or TSV, not \(format.rawValue): "
          + "name the file .jsonl or .tsv, or use --format jsonl or tsv.")
    }
  }
}
