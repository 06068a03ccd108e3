import ArgumentParser
import MVP
import Newspapers
import PageIndex
import Presentation
import Scenes

extension IndexCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add pages from files to the index.",
      discussion: """
        Takes folders, tar and zip archives, compressed or not, and single files: the Library's OCR archives \
        (LCCN/YYYY/MM/DD/ed-N/seq-N/ocr.txt or ocr.xml), NDNP batches (LCCN/REEL/YYYYMMDDEE/NNNN.xml), files \
        with the names that “broadsheet get” gives them, and what “broadsheet index export”, “corpus pages” or \
        “corpus run DIR pages” wrote. Nothing is unpacked to disk. Titles and places come from the catalog, and batches from names such as \
        NAME_ver01.tar.bz2 or batch_NAME. You can stop at any time: the same command continues from there, \
        because it skips pages that are already in the index. Pages without words are counted, but not added. \
        Other files in folders and archives are skipped. Missing or unreadable files, archives that are empty, \
        cut off or damaged, texts that are not UTF-8, and files you name that are not pages are reported, and \
        the rest is added; the exit status is then 74 or 65.
        """)

    @Argument(
      help: ArgumentHelp("Folders, archives and files; - for standard input.", valueName: "path"),
      completion: .file())
    var paths: [String]

    @Flag(help: "Add nothing; say how many pages there are, and how long adding them would take.")
    var dryRun = false

    func validate() throws {
      guard !paths.isEmpty else {
        throw ValidationError("Name the folders, archives or files to add, or - for standard input.")
      }
      guard paths.count(where: { $0 == "-" }) < 2 else {
        throw ValidationError("Standard input can be read only once.")
      }
    }

    /// Roughly how many bytes of text are indexed per second: for the estimate of --dry-run.
    private static let usualRate = 8e6

    @MainActor func run() async throws {
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        let line = IndexProgressLine(output)
        let result = try await services.pageImporter.add(paths, isTrial: dryRun) { await line.show($0) }
        for fault in result.faults { output.note("broadsheet: \(fault)") }
        if result.faultCount > result.faults.count {
          output.note("broadsheet: and \(result.faultCount - result.faults.count) more that cannot be read")
        }
        guard result.pages + result.emptyPages > 0 || result.faultCount > 0 else {
          throw .unreadable(what: "there are no pages in \(paths.joined(separator: ", "))")
        }
        if let others = Add.others(result) { output.note(others) }
        if result.pages + result.emptyPages > 0 {
          let untitled = dryRun || result.count.added == 0 ? 0 : try await services.pages.untitledPages()
          output.note((dryRun ? trial(result) : added(result)) + Add.remark(onUntitled: untitled))
        }
        if result.unopenedCount > 0 { return ExitStatus.inputOutput }
        return result.faultCount > 0 ? ExitStatus.badData : ExitStatus.done
      }
    }

    /// What was skipped although the user may have meant it; scans and the like are usually next to texts
    /// anyway.
    private static func others(_ result: PageImporter.Progress) -> String? {
      guard !result.otherTexts.isEmpty else { return nil }
      let names = result.otherTexts.listed(of: result.otherTextCount)
      return
        "skipped \(names): the name of a page's file is like \(PageImporter.exampleName)"
    }

    private func trial(_ result: PageImporter.Progress) -> String {
      let seconds = Double(result.textBytes) / Add.usualRate
      let parts =
        [IndexCommand.pages(result.pages)] + Add.emptyPages(result)
        + [
          "\(ProgressWords.size(result.textBytes)) of text",
          "about \(ProgressWords.duration(max(seconds, 0.1)))",
        ]
      return parts.joined(separator: ", ")
    }

    /// How to find out which newspapers pages belong to.
    private static func remark(onUntitled pages: Int) -> String {
      guard pages > 0 else { return "" }
      let noun = pages == 1 ? "page has" : "pages have"
      return "; \(Numerals.grouped(pages)) \(noun) no title yet: “broadsheet sync --directory”, "
        + "then “broadsheet index tidy” may add \(pages == 1 ? "it" : "them")"
    }

    /// Those without words, which the index does not store.
    private static func emptyPages(_ result: PageImporter.Progress) -> [String] {
      result.emptyPages > 0 ? [Numerals.count(result.emptyPages, "empty page")] : []
    }

    private func added(_ result: PageImporter.Progress) -> String {
      var parts = ["added \(IndexCommand.pages(result.count.added))"]
      if result.count.replaced > 0 { parts.append("replaced \(Numerals.grouped(result.count.replaced))") }
      if result.count.passedOver > 0 {
        parts.append("\(Numerals.grouped(result.count.passedOver)) already there")
      }
      parts += Add.emptyPages(result)
      parts.append(ProgressWords.duration(result.seconds))
      if result.count.added + result.count.replaced > 0 {
        parts.append(ProgressWords.rate(result.textBytes, result.seconds))
      }
      return parts.joined(separator: ", ")
    }
  }
}

/// The progress of `index add`: on a terminal one line that changes, elsewhere a line from time to time.
@MainActor final class IndexProgressLine {
  private let output: StandardOutput
  private var lineAt = 0.0

  init(_ output: StandardOutput) { self.output = output }

  func show(_ progress: PageImporter.Progress) {
    let interval = output.canReplaceNotes ? 0.2 : 5.0
    guard progress.seconds >= lineAt + interval else { return }
    lineAt = progress.seconds
    let words =
      "\(IndexCommand.pages(progress.pages)), \(ProgressWords.size(progress.textBytes)) of text, "
      + ProgressWords.rate(progress.textBytes, progress.seconds)
    if output.canReplaceNotes { output.notePassing(words) } else { output.note(words) }
  }
}
