import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `read --again`, `--prefer` and `--undo`.
extension ReadCommand {
  func validate() throws {
    if again.changesAnything, pages.place.list != nil {
      throw ValidationError("--again, --prefer and --undo cannot be combined with --from-search.")
    }
    if again.isAgain, usesLayout {
      throw ValidationError("--layout is for the source's text: omit it or --again.")
    }
  }

  /// Does what the options say, page by page; returns the exit code of the first that failed.
  @MainActor func readAgain(_ services: Services, _ output: PagedOutput) async throws -> Int32 {
    let rereader = services.rereader
    let issue = try pages.place.issue
    let sequences: [Int]
    do throws(NewspaperError) {
      sequences =
        if let named = pages.sequences { named } else {
          try await rereader.original.issue(issue, freshness: .recent).pages.map(\.sequence)
        }
    } catch {
      return output.fail(Failure(error))
    }
    var exitCode = ExitStatus.done
    for sequence in sequences where !output.isClosed {
      let page = PageID(issue: issue, sequence: sequence)
      let code = await readAgain(page, rereader, hasHeading: sequences.count > 1, output)
      if exitCode == ExitStatus.done { exitCode = code }
      // Without Tesseract, or on a full disk, the next page would fail, too.
      if [ExitStatus.unavailable, ExitStatus.tryLater, ExitStatus.inputOutput].contains(code) { break }
    }
    return exitCode
  }

  @MainActor private func readAgain(
    _ page: PageID, _ rereader: Rereader, hasHeading: Bool, _ output: PagedOutput
  ) async -> Int32 {
    do throws(NewspaperError) {
      if again.isUndo {
        let (undone, unindexed) = try await rereader.undo(page)
        output.note(RereadingWords.undone(undone))
        if let unindexed { output.note(RereadingWords.unindexed(unindexed)) }
        switch undone {
        case .reading, .choice: return ExitStatus.done
        case .nothingMore, nil: return ExitStatus.notFound
        }
      }
      if again.isAgain {
        let view = RereadingText(
          page: page, isRaw: isRaw, format: format, hasHeading: hasHeading, output: output)
        let data = (try? again.data) ?? []
        let order = Rereader.Order(page: page, region: again.regions.first?.box ?? .whole, languages: data)
        await RereadingPresenter(order, rereader: rereader).present(on: view)
        if view.exitCode != ExitStatus.done { return view.exitCode }
      }
      guard let prefer = again.prefer else { return ExitStatus.done }
      let wantsAgain = prefer == .again
      let readings = try await rereader.readings(of: page)
      guard !wantsAgain || !readings.current.isEmpty else {
        return output.fail(
          Failure(
            "page \(page.sequence) of \(page.issue) was not read again", advice: ["Read it with --again."],
            exitCode: ExitStatus.notFound))
      }
      let unindexed = try await rereader.prefer(wantsAgain, of: page).unindexed
      output.note(
        wantsAgain
          ? "What was read again is this page's text now; --original prints the source's, --undo goes back"
          : "The source's text is this page's text")
      if let unindexed { output.note(RereadingWords.unindexed(unindexed)) }
      return ExitStatus.done
    } catch {
      return output.fail(Failure(error))
    }
  }
}
