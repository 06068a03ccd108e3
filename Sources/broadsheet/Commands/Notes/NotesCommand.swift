import ArgumentParser
import MVP
import Newspapers
import Presentation

/// `broadsheet notes`: what the reader wrote about pages, and saved from them.
struct NotesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes", _superCommandName: Program.name,
    abstract: "List, add, edit and export notes and clips.",
    discussion: """
      A note is about a page; a clip is cut out of one. Both can have a headline, authors, a note and tags. \
      They are stored with your bookmarks, in a file that only your own commands change, and bookmarks \
      export includes them. Name a note by its id, or by at least the first four digits of its id.
      """,
    subcommands: [List.self, Show.self, Add.self, Edit.self, Remove.self, Export.self],
    defaultSubcommand: List.self)

  /// The ID of a note, or its beginning.
  static func id(_ written: String) throws -> String {
    let id = written.lowercased()
    guard (4...16).contains(id.utf8.count), Excerpt.isStartOfID(id) else {
      throw ValidationError("“\(written)” is not the id of a note: give at least 4 of its 16 hex digits.")
    }
    return id
  }
}

/// Which notes.
struct NoteQueryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Only notes with all these words in headline, authors, note, text, tags or the newspaper's title.",
      valueName: "words"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only notes with this tag; if repeated, or if commas separate several, only those with all of the tags.",
      valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("Only notes of this newspaper.", valueName: "LCCN"), transform: LCCN.argument)
  var lccn: LCCN?

  var query: ExcerptQuery {
    ExcerptQuery(words: words.joined(separator: " "), tags: tag, lccn: lccn)
  }
}

/// What to write.
struct NoteTextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The note, or - to read it from standard input. Without it, $EDITOR opens on a terminal.",
      valueName: "text"))
  var note: String?

  @Option(
    help: ArgumentHelp(
      "A tag. Repeatable; commas separate several, too; edit replaces all of them, and an empty one removes them.",
      valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("The headline of the article.", valueName: "text"))
  var headline: String?

  @Option(
    help: ArgumentHelp(
      "An author: “Example, Ann Mary”, “Ann Mary Example”, or {Associated Press} for an organization. "
        + "Repeatable; semicolons separate several, too; edit replaces all of them, and an empty one removes them.",
      valueName: "name"))
  var author: [String] = []

  @Option(
    name: .customLong("printed-page"),
    help: ArgumentHelp(
      "The number printed on the page, for citations; with edit, an empty one removes it.",
      valueName: "number"))
  var printedPage: String?

  var change: ExcerptChange {
    ExcerptChange(
      headline: headline, authors: author.isEmpty ? nil : author, printedPage: printedPage, note: note,
      tags: tag.isEmpty ? nil : tag)
  }

  /// The change, reading a note given as `-` from standard input.
  /// - Throws: `ExitCode`, after saying what is wrong.
  @MainActor func wholeChange(_ output: any TextOutput) throws -> ExcerptChange {
    var change = change
    if change.note == "-" { change.note = try NoteTextOptions.readNote(output) }
    return change
  }

  /// - Throws: `ExitCode`, after saying what is wrong.
  @MainActor static func readNote(_ output: any TextOutput) throws -> String {
    do throws(NewspaperError) {
      guard let note = String(validating: try WholeInput.bytes(of: "-"), as: UTF8.self) else {
        throw .unreadable(what: "standard input is not UTF-8: convert it, for example with iconv")
      }
      return note
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
  }
}
