import Clock
import MVP
import Newspapers
import Presentation

/// Adds and removes bookmarks for commands, one by one.
@MainActor public struct BookmarkKeeper {
  private let library: any PersonalLibrary
  private let output: any TextOutput
  private let clock: any WallClock

  public init(library: any PersonalLibrary, output: any TextOutput, clock: any WallClock) {
    self.library = library
    self.output = output
    self.clock = clock
  }

  /// Adds bookmarks. Titles come from `directory`. If it cannot be reached, the bookmark has only the LCCN,
  /// unless a server says that there is no such newspaper.
  /// - Parameters:
  ///   - source: who has them; nil if the archive knows.
  ///   - archive: receives no requests, but its local lists show which issues and pages do not exist.
  /// - Returns: the exit code.
  public func add(
    _ targets: [PageAddress], at source: IssueSource?, note: String?, tags: [String],
    asking directory: any NewspaperDirectory, knownBy archive: any NewspaperArchive
  ) async -> Int32 {
    var exitCode = ExitStatus.done
    var isReachable = true
    // Several targets may belong to one newspaper.
    var known: [LCCN: NewspaperRecord] = [:]
    for target in targets {
      if isReachable, known[target.lccn] == nil {
        do throws(NewspaperError) {
          known[target.lccn] = try await directory.newspaper(target.lccn)
        } catch {
          if error == .canceled { return ExitStatus.interrupted }
          output.note("broadsheet: \(Failure.words(for: error))")
          if error.saysThatThereIsNone, !directory.isLocal {
            exitCode = ExitStatus.notFound
            continue
          }
          // Another request would fail too, and a server that refuses should not be asked again.
          isReachable = error.isAboutOneNewspaper
        }
      }
      let record = known[target.lccn]
      let outside = target.issue.flatMap { record?.knownAbsence(in: $0.date.year) }
      if let absence = await archive.knownAbsence(of: target) ?? outside {
        output.note("broadsheet: \(absence.words)")
        // If this machine has the whole list, nothing more will turn up.
        guard !absence.isOfNewspaper, !archive.held.contains(target.lccn) else {
          exitCode = ExitStatus.notFound
          continue
        }
      }
      let code = await keep(
        Bookmark(
          record?.detail.newspaper ?? Newspaper(lccn: target.lccn, title: ""), target: target,
          at: source ?? Citing.source(of: target, archive), note: note ?? "", tags: tags, added: clock.now),
        removesNote: note == "")
      if code != ExitStatus.done { return code }
    }
    return exitCode
  }

  private func keep(_ bookmark: Bookmark, removesNote: Bool) async -> Int32 {
    do throws(NewspaperError) {
      let former = try await library.add(bookmark)
      if removesNote, let former, !former.note.isEmpty,
        let present = try await library.bookmark(of: bookmark.target)
      {
        try await library.put(present.with(note: "", changed: clock.now))
      }
      let done = former == nil ? "bookmarked" : "updated the bookmark for"
      let isBare = bookmark.newspaper.title.isEmpty
      output.note("\(done) \(BookmarkKeeper.name(bookmark))\(isBare ? " by its number alone" : "")")
      return ExitStatus.done
    } catch {
      return output.fail(Failure(error))
    }
  }

  private static func name(_ bookmark: Bookmark) -> String {
    let title = bookmark.newspaper.title
    return title.isEmpty ? bookmark.target.description : "\(bookmark.target) \(title)"
  }

  /// - Returns: the exit code: 66 if there is no such bookmark.
  public func remove(_ targets: [PageAddress]) async -> Int32 {
    var exitCode = ExitStatus.done
    for target in targets {
      do throws(NewspaperError) {
        if let removed = try await library.removeBookmark(of: target) {
          output.note("removed the bookmark for \(BookmarkKeeper.name(removed))")
        } else {
          output.note("broadsheet: no bookmark for \(target)")
          exitCode = ExitStatus.notFound
        }
      } catch {
        return output.fail(Failure(error))
      }
    }
    return exitCode
  }
}

extension NewspaperError {
  fileprivate var saysThatThereIsNone: Bool { if case .notFound = self { true } else { false } }

  /// Whether another newspaper may be found even though this one was not.
  fileprivate var isAboutOneNewspaper: Bool {
    if case .inFallback(_, _, let error) = self { error.isAboutOneNewspaper } else { saysThatThereIsNone }
  }
}
