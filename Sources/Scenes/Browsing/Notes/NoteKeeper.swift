import Citations
import Clock
import MVP
import Newspapers
import Presentation
import Text

/// Adds, changes, shows and removes notes for commands.
@MainActor public struct NoteKeeper {
  private let library: any ExcerptLibrary
  private let service: NewspaperService
  private let output: any TextOutput
  private let clock: any WallClock

  /// - Parameter service: knows newspapers and addresses; it is used only for what is on this machine.
  public init(
    library: any ExcerptLibrary, service: NewspaperService, output: any TextOutput,
    clock: any WallClock
  ) {
    self.library = library
    self.service = service
    self.output = output
    self.clock = clock
  }

  /// Adds a note about a page. The newspaper's title comes from this machine; without it there is only its LCCN,
  /// and the reader is told.
  /// - Parameter source: who has the page; nil if the service knows.
  /// - Returns: the exit code.
  public func add(_ change: ExcerptChange, to page: PageID, at source: IssueSource?) async -> Int32 {
    do throws(NewspaperError) {
      if let failure = await absence(of: page) { return output.fail(failure) }
      let known = await service.cited(.page(page), at: source)
      let excerpt = Excerpt(
        of: page, at: source ?? Citing.source(of: page, service.archive),
        newspaper: known.newspaper, added: clock.now
      ).with(change, changed: clock.now)
      guard !excerpt.isEmpty else {
        output.note("nothing was written; no note added")
        return ExitStatus.done
      }
      if case .recorded(let record) = known,
        let absence = record.knownAbsence(in: page.issue.date.year)
      {
        output.note("broadsheet: \(absence.words)")
      }
      try await library.put(excerpt)
      if !output.isTerminal { output.write([excerpt.id]) }
      output.note("added note \(NoteKeeper.words(excerpt))")
      if known == .unknown { sayUntitled(excerpt) }
      return ExitStatus.done
    } catch {
      return output.fail(Failure(error))
    }
  }

  /// That a page cannot exist, as far as this machine knows; an issue that is not here may have it.
  private func absence(of page: PageID) async -> Failure? {
    do throws(NewspaperError) {
      let pages = try await service.archive.issue(page.issue, freshness: .kept).pages.map(\.sequence)
      return pages.contains(page.sequence) ? nil : .noPage(page, pages)
    } catch {
      if case .notFound = error { return Failure(error) }
      return nil
    }
  }

  /// Changes the note whose ID begins with `id`; removes it if nothing is left in it.
  public func edit(_ id: String, _ change: ExcerptChange) async -> Int32 {
    await finding(id) { excerpt throws(NewspaperError) in
      guard excerpt.with(change, changed: excerpt.changed) != excerpt else {
        output.note("note \(excerpt.id.prefix(8)) was not changed")
        return
      }
      // Another program may have removed it meanwhile.
      guard let former = try await library.edit(excerpt: excerpt.id, change, changed: clock.now) else {
        throw .notFound(what: .other("note \(excerpt.id)"), source: "your library")
      }
      let edited = former.with(change, changed: clock.now)
      guard !edited.isEmpty else {
        try await library.removeExcerpt(former.id)
        output.note("removed note \(NoteKeeper.words(former)), which had nothing left in it")
        return
      }
      output.note("changed note \(NoteKeeper.words(edited))")
      if change.isMerged(with: former) {
        output.note("  Another window changed it meanwhile; your text is below that.")
      }
    }
  }

  public func remove(_ ids: [String]) async -> Int32 {
    var exitCode = ExitStatus.done
    for id in ids {
      let code = await finding(id) { excerpt throws(NewspaperError) in
        try await library.removeExcerpt(excerpt.id)
        output.note("removed note \(NoteKeeper.words(excerpt))")
      }
      if exitCode == ExitStatus.done { exitCode = code }
    }
    return exitCode
  }

  public func show(_ id: String, as format: RecordFormat) async -> Int32 {
    await finding(id) { excerpt throws(NewspaperError) in
      switch format {
      case .json:
        output.write(
          JSONLines.fields(of: NoteJSON(excerpt, address: excerpt.webAddress)))
      case .text:
        let known = await service.cited(.page(excerpt.page), at: excerpt.source)
        let reference = Citing.reference(to: excerpt, known, archive: service.archive)
        output.write(lines(of: excerpt, citedAs: reference))
        if reference.isUntitled { sayUntitled(excerpt) }
      }
    }
  }

  /// The text of the note whose ID begins with `id`, for an editor. If there is none, it says so, and the
  /// exit code is not 0.
  public func note(_ id: String) async -> (note: String, exitCode: Int32) {
    var note = ""
    let code = await finding(id) { note = $0.note }
    return (note, code)
  }

  private func sayUntitled(_ excerpt: Excerpt) {
    var untitled = UntitledNewspapers(at: service)
    untitled.insert(excerpt.page.issue.lccn, at: excerpt.source)
    for line in untitled.lines { output.note(line) }
  }

  private func lines(of excerpt: Excerpt, citedAs reference: Reference) -> [String] {
    let parts = excerpt.regions.count
    let kind = parts == 0 ? "page" : parts == 1 ? "clip" : "clip of \(parts) regions"
    var lines = ["\(excerpt.id) · \(kind) · \(Moment.day(excerpt.added))"]
    lines += wrapped(CitationLines.record(of: reference, key: "", .plain, isFirst: true))
    if let text = excerpt.text?.nonEmpty {
      lines += [""] + text.split(separator: "\n").flatMap { wrapped([String($0)], indent: "> ") }
    }
    if !excerpt.note.isEmpty {
      lines +=
        [""] + wrapped(excerpt.noteLines)
    }
    if !excerpt.tags.isEmpty { lines += ["", "Tags: \(excerpt.tags.joined(separator: ", "))"] }
    if let query = excerpt.foundBy { lines += ["Found by: \(query)"] }
    return lines.map(Sanitizer.sanitized)
  }

  /// On a terminal, in lines that fit.
  private func wrapped(_ lines: [String], indent: String = "") -> [String] {
    guard output.isTerminal else { return lines.map { indent + $0 } }
    let width = max(20, min(output.width, 80) - indent.count)
    return lines.flatMap { WordWrap.indentedLines($0, width: width) }.map { indent + $0 }
  }

  /// - Parameter id: at least four digits of it.
  private func finding(
    _ id: String, _ work: (Excerpt) async throws(NewspaperError) -> Void
  ) async -> Int32 {
    do throws(NewspaperError) {
      let found = try await library.excerpts(identifiedBy: id, limit: 6)
      guard let excerpt = found.first else {
        output.note("broadsheet: no note \(id)")
        return ExitStatus.notFound
      }
      guard found.count == 1 else {
        output.note("broadsheet: \(id) begins the ids of several notes; give more digits:")
        for excerpt in found.prefix(5) { output.note("  \(excerpt.id) \(NoteRow(excerpt).name)") }
        return ExitStatus.badData
      }
      try await work(excerpt)
      return ExitStatus.done
    } catch {
      return output.fail(Failure(error))
    }
  }

  /// `3f0c9a51: “Women Vote in Oregon”`
  private static func words(_ excerpt: Excerpt) -> String {
    let row = NoteRow(excerpt)
    return "\(row.id): \(row.name)"
  }
}
