import ArgumentParser
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes

extension BookmarksCommand {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write bookmarks, history and saved filters as JSON.",
      discussion: """
        An object with format, version, bookmarks (lccn, title, places, start_year, end_year, note, tags, \
        added, changed), history (lccn, title, places, start_year, end_year, opened) and filters (name, fields, \
        saved). Times are UTC. Keys are only ever added. A file that is there is replaced when the new one is whole.
        """)

    @Argument(help: ArgumentHelp("Where to; - is standard output.", valueName: "file"))
    var file = "-"

    @MainActor func run() async throws {
      let output = StandardOutput()
      let library = try Settings.forCommand().ownLibrary()
      do throws(NewspaperError) {
        let contents = try await library.contents()
        let lines = LibraryExchange.written(contents)
        if file == "-" {
          output.write(lines)
        } else {
          try OutputFile.write(lines.joined(separator: "\n") + "\n", to: file)
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
      commandName: "import", abstract: "Take in what was exported.",
      discussion: """
        Of what is here and in the file, the newer stays; nothing is removed. A file that cannot be read as a \
        whole changes nothing.
        """)

    @Argument(help: ArgumentHelp("Where from; - is standard input.", valueName: "file"))
    var file: String

    @MainActor func run() async throws {
      let output = StandardOutput()
      let library = try Settings.forCommand().ownLibrary()
      do {
        let contents = try LibraryExchange.read(try InputFile.bytes(of: file))
        for line in LibraryWords.merged(try await library.merge(contents)) { output.note(line) }
      } catch let error as LibraryDocumentError {
        output.note("broadsheet: \(file == "-" ? "standard input" : file): \(error)")
        output.note("  Nothing was taken in.")
        throw ExitCode(ExitStatus.badData)
      } catch let error as NewspaperError {
        throw ExitCode(output.fail(Failure(error)))
      }
      output.exit(ExitStatus.done)
    }
  }
}
