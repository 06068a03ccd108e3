import ArgumentParser
import Clock
import Files
import MVP
import Newspapers
import Presentation
import Scenes

extension NotesCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List notes and clips, newest first.",
      discussion: """
        On a terminal, prints a table; on a pipe, full rows, tab-separated: id, page, title, headline, authors, \
        tags, note, text, regions (left, top, width, height in percent), address, the query that found the page, \
        date added, date last changed and the printed page.
        """)

    @OptionGroup var notes: NoteQueryOptions
    @OptionGroup var format: FormatOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let settings = try Settings.forCommand()
      let view = NotesText(
        format: format.chosen(for: output), output: output, nothing: mistyped(CommandLine.arguments))
      let services = Services(
        settings: settings, named: nil, log: AccessLog(reader: .standardError, logger: nil))
      let presenter = NotesPresenter(
        query: notes.query, shelf: Bookshelf(library: settings.ownLibrary(), clock: SystemClock()),
        service: services.service, windowSize: .max)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }

    /// What to say if no notes have these words and the first of them is where a command could be.
    /// - Returns: nil if it does not look like a command.
    private func mistyped(_ arguments: [String]) -> String? {
      guard notes.tag.isEmpty, notes.lccn == nil, let first = notes.words.first,
        arguments.dropFirst(2).first == first,
        let meant = UnknownCommand.meant(by: first, within: NotesCommand.self)
      else { return nil }
      let (words, all) = (notes.words.count == 1 ? "word" : "words", notes.words.joined(separator: " "))
      return "no notes have the \(words) “\(all)”. Did you mean “broadsheet notes \(meant)”?"
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a note with its citation and text.")

    @Argument(help: ArgumentHelp("The id of a note.", valueName: "id"), transform: NotesCommand.id)
    var id: String

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: RecordFormat = .text

    @OptionGroup var source: SourceOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      output.exit(try await source.noteKeeper(output).show(id, as: format))
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write notes for other programs.",
      discussion: """
        markdown arranges notes by tag, newspaper and date, each with its citation, clipped text and note. \
        csv and jsonl have the same fields as list. ris, bibtex, biblatex and csl-json are for reference \
        managers, with an entry for each note or clip; your own words go into a field for remarks, not into \
        the citation. annotations has a W3C Web Annotation on each line.

        Citations use what this machine knows; no request is sent. If nothing here has a newspaper's title, \
        the command that gets it is printed to standard error. An existing file is replaced only with \
        --force, once the new one is complete. To move notes to another machine, use broadsheet bookmarks \
        export.
        """)

    @OptionGroup var notes: NoteQueryOptions

    @Option(
      help: ArgumentHelp("What to write.", valueName: "format"))
    var format: NoteExport.Format

    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"),
      completion: .file())
    var output: String?

    @Flag(help: "Replace an existing file.") var force = false

    @OptionGroup var source: SourceOptions

    func validate() throws {
      if force, path == nil { throw ValidationError("--force is for files: name one with -o.") }
    }

    private var path: String? { OutputFile.path(output) }

    @MainActor func run() async throws {
      let standard = StandardOutput()
      if let refusal = OutputFile.refusal(of: [path], isForced: force) {
        standard.exit(standard.fail(refusal))
      }
      let settings = try Settings.forCommand()
      do throws(NewspaperError) {
        let export = NoteExport(library: settings.ownLibrary(), service: source.services(settings).service)
        let document = try await export.document(of: notes.query, as: format)
        if document.count == 0, let path, OpenFolder.exists(path) {
          // A mistyped tag should not destroy an earlier export.
          standard.note("no notes match; \(path) was not changed")
          return
        }
        if let path {
          try OutputFile.write(document.lines.map { $0 + document.ending.rawValue }.joined(), to: path)
        } else {
          standard.write(document.lines, ending: document.ending)
        }
        if document.count == 0, !notes.words.isEmpty {
          // The name of a file, most likely.
          standard.note(
            "no note has the words “\(notes.words.joined(separator: " "))”; -o names the file to write")
        } else if standard.failure == nil {
          standard.note("exported \(document.count) note\(document.count == 1 ? "" : "s")")
          for line in document.untitled.lines { standard.note(line) }
        }
      } catch {
        throw ExitCode(standard.fail(Failure(error)))
      }
      standard.exit(ExitStatus.done)
    }
  }
}

extension NoteExport.Format: ExpressibleByArgument {}

extension SourceOptions {
  @MainActor func noteKeeper(_ output: any TextOutput) throws -> NoteKeeper {
    let settings = try Settings.forCommand()
    return NoteKeeper(
      library: settings.ownLibrary(), service: services(settings).service, output: output,
      clock: SystemClock())
  }
}
