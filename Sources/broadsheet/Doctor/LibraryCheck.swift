import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes

/// Whether bookmarks, history, reading positions, saved filters and searches, notes and clips can be read.
struct LibraryCheck: DoctorCheck {
  let title = "Bookmarks"
  let library: LibraryFile
  let environment: [String: String]

  func run(report: @escaping Finding.Report) async {
    let path = Abbreviation.path(library.path, environment: environment)
    do throws(NewspaperError) {
      switch try await library.examine() {
      case .none: await report(.note("bookmarks", "none yet; they will be stored in \(path)"))
      case .empty:
        await report(
          .warning(
            "bookmarks", "\(path) is empty (0 bytes)",
            advice: ["If you had bookmarks, restore that file. The next bookmark starts a new library in it."]
          ))
      case .good(
        let bookmarks, let visits, let filters, let searches, let excerpts, let positions, let isCopy):
        let words = [(bookmarks, "bookmark"), (visits, "newspaper"), (filters, "saved filter")].map {
          "\(Numerals.grouped($0)) \($1)\($0 == 1 ? "" : "s")"
        }
        let saved = "\(Numerals.grouped(searches)) saved search\(searches == 1 ? "" : "es")"
        let taken = excerpts == 1 ? "1 note or clip" : "\(Numerals.grouped(excerpts)) notes and clips"
        let read = "\(Numerals.grouped(positions)) page\(positions == 1 ? "" : "s") read"
        await report(
          .good(
            "bookmarks",
            "\(words[0]), \(words[1]) in the history, \(read), \(words[2]), \(saved), \(taken)"))
        if isCopy { await report(LibraryCheck.copied(path)) }
      }
    } catch {
      await report(
        .failure(
          "bookmarks",
          Failure(
            Failure.words(for: error).replacing(library.path, with: path),
            advice: ["If it is damaged, move it away, restore a copy, or import an export."],
            exitCode: ExitStatus.inputOutput)))
    }
  }

  private static func copied(_ path: String) -> Finding {
    .warning(
      "upgrade",
      "\(path) is from an older version and cannot be written: it is read from a copy in memory",
      advice: ["Make it and its folder writable; until then, nothing can be added or changed."])
  }
}
