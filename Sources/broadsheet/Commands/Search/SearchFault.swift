import ArgumentParser
import Newspapers
import Presentation
import Text

/// What is wrong with a query, with a mark below the position.
struct SearchFault {
  let lines: [String]

  init(_ error: SearchQueryError, in text: String) {
    let sentence = "broadsheet: \(error.sentence)"
    guard let column = error.column else {
      lines = [sentence]
      return
    }
    // For a long query, the part around the position.
    let characters = Array(text)
    let start = max(0, column - 1 - 40)
    let part = characters[min(start, characters.count)...].prefix(72)
    let cut = start > 0 ? "…" : ""
    let before = Sanitizer.sanitized(String(part.prefix(column - 1 - start)))
    lines = [
      sentence, "  \(cut)\(Sanitizer.sanitized(String(part)))",
      String(repeating: " ", count: 2 + cut.count + TextWidth.of(before)) + "^",
    ]
  }

  /// Reads a query.
  /// - Throws: `ExitCode`, after reporting why it cannot be read.
  @MainActor static func read(_ text: String, reportingTo output: any TextOutput) throws -> ReadQuery {
    do throws(SearchQueryError) { return try SearchQuery.read(text) } catch {
      for line in SearchFault(error, in: text).lines { output.note(line) }
      throw ExitCode(ExitStatus.usage)
    }
  }
}
