import ArgumentParser
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

extension NotesCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a note about a page.",
      discussion: """
        Without --note, $VISUAL or $EDITOR opens on a terminal. If standard input is not a terminal and nothing \
        else is given, the note is read from it; with other options, --note - does that. On a pipe, the id of the \
        new note is printed to standard output. No request is sent.
        """)

    @Argument(
      help: ArgumentHelp(
        "A page such as sn83045462/1865-04-10/ed-1/seq-1, or its address.", valueName: "page"),
      transform: GivenPlace.argument)
    var page: GivenPlace

    @OptionGroup var text: NoteTextOptions
    @OptionGroup var source: SourceOptions

    func validate() throws {
      guard case .page = page.address else {
        throw ValidationError(
          "A note is about a page: give one, such as \(page.address.page?.description ?? "sn83045462/1865-04-10/ed-1/seq-1")."
        )
      }
    }

    private static let nothing = Failure(
      "nothing to note", commandAdvice: ["Give --note, --tag, --headline or --author."],
      exitCode: ExitStatus.usage)

    @MainActor func run() async throws {
      let output = StandardOutput()
      guard case .page(let page) = page.address else { return }
      let keeper = try self.source.noteKeeper(output)
      var change = try text.wholeChange(output)
      var draft: TextEditor.Draft?
      if change.note == nil, TextEditor.isPossible {
        draft = try TextEditor.edit("", output)
        change.note = draft?.text
      } else {
        // With other options, standard input may belong to a script's loop.
        if change.isEmpty, !WholeInput.isTyped { change.note = try NoteTextOptions.readNote(output) }
        if Excerpt(of: page, added: 0).with(change, changed: 0).isEmpty {
          throw ExitCode(output.fail(Add.nothing))
        }
      }
      // The address says which source has it, as for a citation.
      let site = self.page.home.issueSource(try Settings.forCommand())
      let exitCode = await keeper.add(change, to: page, at: site)
      if exitCode == ExitStatus.done, change.note == nil, WholeInput.isWaiting {
        output.note("standard input was not read: use --note - if the note is there")
      }
      draft?.end(exitCode, output)
      output.exit(exitCode)
    }
  }

  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a note.",
      discussion: """
        Without options, $VISUAL or $EDITOR opens with the note. Whatever you do not give stays as it is. A \
        note with nothing left in it is removed.
        """)

    @Argument(help: ArgumentHelp("The id of a note.", valueName: "id"), transform: NotesCommand.id)
    var id: String

    @OptionGroup var text: NoteTextOptions
    @OptionGroup var source: SourceOptions

    func validate() throws {
      if text.change.isEmpty, !TextEditor.isPossible {
        throw ValidationError("Nothing to change: give --note, --tag, --headline or --author.")
      }
    }

    @MainActor func run() async throws {
      let output = StandardOutput()
      let keeper = try source.noteKeeper(output)
      var change = try text.wholeChange(output)
      var draft: TextEditor.Draft?
      if change.isEmpty {
        let (note, code) = await keeper.note(id)
        guard code == ExitStatus.done else { throw ExitCode(code) }
        draft = try TextEditor.edit(note, output)
        change.note = draft?.text
        // An editor is open for long: what another window writes meanwhile stays.
        change.noteBefore = note
      }
      let exitCode = await keeper.edit(id, change)
      draft?.end(exitCode, output)
      output.exit(exitCode)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove notes.")

    @Argument(help: ArgumentHelp("The ids of notes.", valueName: "id"), transform: NotesCommand.id)
    var ids: [String]

    @OptionGroup var source: SourceOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      output.exit(try await source.noteKeeper(output).remove(ids))
    }
  }
}
