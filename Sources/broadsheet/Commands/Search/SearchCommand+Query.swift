import ArgumentParser
import MVP
import Newspapers
import Presentation

/// What is searched for.
extension SearchCommand {
  /// The query, which can be read. What is wrong with another is told with its place.
  @MainActor func givenQuery(_ output: StandardOutput) throws -> String {
    let given: String
    do throws(NewspaperError) { given = try query.given() } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
    // The query alone comes first: its columns are those of what was typed.
    let isBlank = given.allSatisfy(\.isWhitespace)
    let whole = query.text(with: given)
    guard !whole.allSatisfy(\.isWhitespace) else {
      throw ValidationError("Name what to search for: broadsheet search WORDS.")
    }
    if !isBlank { _ = try SearchFault.read(given, reportingTo: output) }
    for note in try SearchFault.read(whole, reportingTo: output).notes { output.note(note) }
    return whole
  }
}
