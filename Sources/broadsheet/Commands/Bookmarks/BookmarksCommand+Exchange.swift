import ArgumentParser
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes

extension BookmarksCommand {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write bookmarks, notes, history, reading positions, saved filters and searches as JSON.",
      discussion: """
        Writes an object with format, version, bookmarks (lccn, target, title, places, start_year, end_year, \
        note, tags, added, changed; target is present for issues and pages), history (lccn, title, places, \
        start_year, end_year, opened), filters (name, fields, saved), searches (name, query, source, sort, \
        created, changed) and excerpts, which are notes and clips (id, page, source, title, places, \
        start_year, end_year, regions, headline, authors, printed_page, note, text, tags, found_by, added, \
        changed; a region is left, top, width and height in fractions of the page), and positions, where you \
        stopped in each page (page, title, places, start_year, end_year, place, line, lines, at_end, read; \
        place counts the letters before it, line the printed lines), and session, what was open when you \
        last quit (quit, front, tabs; a tab has name and screens). Times are UTC. New versions add keys but \
        never remove any. An existing file is replaced only with --force, once the new one is complete.
        """)

    @Argument(
      help: ArgumentHelp("The file to write; - for standard output (the default).", valueName: "file"),
      completion: .file())
    var file: String?

    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write, as an option.", valueName: "file"),
      completion: .file())
    var output: String?

    @Flag(help: "Replace an existing file.") var force = false

    func validate() throws {
      if file != nil, output != nil { throw ValidationError("Name one file: with -o or without.") }
      if force, path == nil { throw ValidationError("--force is for files: name one with -o.") }
    }

    private var path: String? { OutputFile.path(output ?? file) }

    @MainActor func run() async throws {
      let output = StandardOutput()
      if let refusal = OutputFile.refusal(of: [path], isForced: force) { output.exit(output.fail(refusal)) }
      let library = try Settings.forCommand().ownLibrary()
      do throws(NewspaperError) {
        let contents = try await library.contents()
        let lines = LibraryExchange.written(contents)
        if let path {
          try OutputFile.write(lines.joined(separator: "\n") + "\n", to: path)
        } else {
          output.write(lines)
        }
        if output.failure == nil { output.note("exported \(LibraryWords.exported(contents))") }
      } catch {
        throw ExitCode(output.fail(Failure(error)))
      }
      output.exit(ExitStatus.done)
    }
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Import exported bookmarks, notes, history, reading positions, saved filters and searches.",
      discussion: """
        If an entry exists both here and in the file, the newer one is kept; nothing is removed. If any \
        part of the file cannot be read, nothing changes.
        """)

    @Argument(
      help: ArgumentHelp("The file to read; - for standard input.", valueName: "file"), completion: .file())
    var file: String

    @MainActor func run() async throws {
      let output = StandardOutput()
      let library = try Settings.forCommand().ownLibrary()
      do {
        let contents = try LibraryExchange.read(try WholeInput.bytes(of: file))
        for line in LibraryWords.merged(try await library.merge(contents)) { output.note(line) }
      } catch let error as LibraryDocumentError {
        output.note("broadsheet: \(InputName.of(file)): \(error)")
        output.note("  Nothing was imported.")
        throw ExitCode(ExitStatus.badData)
      } catch let error as NewspaperError {
        throw ExitCode(output.fail(Failure(error)))
      }
      output.exit(ExitStatus.done)
    }
  }
}
