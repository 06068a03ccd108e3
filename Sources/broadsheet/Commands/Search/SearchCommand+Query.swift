import ArgumentParser
import MVP
import Newspapers
import Presentation

/// What to search for.
extension SearchCommand {
  /// The parsed query, and the site of an address in it. Errors in it are reported with their position.
  @MainActor func givenQuery(_ output: StandardOutput) throws -> (text: String, home: AddressHome) {
    let given: String
    do throws(NewspaperError) { given = try query.given() } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
    // The query by itself is parsed first, so that columns are those of the typed text.
    let isBlank = given.allSatisfy(\.isWhitespace)
    guard !isBlank || query.hasFilters else {
      throw ValidationError("Name what to search for: broadsheet search WORDS.")
    }
    let read = try isBlank ? nil : SearchFault.read(given, reportingTo: output)
    if count, !exact, query.words.count > 1, query.words.last == "exact" {
      output.note("“exact” is searched for as a word; for an exact count, write --count --exact.")
    }
    let present = Set(read?.query.expression.fields.map(\.name) ?? [])
    guard let read, let address = read.address else {
      let whole = query.text(with: given, having: present)
      for note in try SearchFault.read(whole, reportingTo: output).notes { output.note(note) }
      return (whole, .anywhere)
    }
    // Written out, since the notes say what the address means.
    let whole = query.text(with: read.query.description, having: present)
    let further = try SearchFault.read(whole, reportingTo: output).notes
    for note in read.notes + further { output.note(note) }
    return (whole, AddressHome.ofSearch(address))
  }

  /// The command that searches for the words as a phrase, to be pasted into a shell. Options that say which
  /// pages are wanted become fields of its query.
  func phraseLine(_ source: Source?) -> String {
    let phrase = query.text(with: "\"\(query.words.joined(separator: " "))\"")
    let written = (try? SearchQuery.read(phrase).query.description) ?? phrase
    let named = source.map { ["--source", $0.name] } ?? []
    let sorted = sort.map { ["--sort", $0.rawValue] } ?? []
    return ShellLine.of(["broadsheet", "search"] + named + sorted + [written])
  }
}
