import MVP
import Newspapers
import Presentation

/// Saves files of pages, one by one. If a file fails, the others are still saved, unless they would fail,
/// too.
public final class SavePresenter: MvpPresenter<SaveContent> {
  private let order: SaveOrder
  private let archive: any NewspaperArchive
  private let saving: PageSaving
  private let holdings: any MachineHoldings
  private var content = SaveContent()
  /// The files that are not on this machine, where no source may be asked, and the first reason.
  private var absent: (count: Int, failure: Failure?) = (0, nil)
  private var hasLookedForIssue = false
  private var hasSaidFirst = false

  private struct Item {
    let file: PageFile
    let page: PageID
    let name: String
  }

  /// - Parameters:
  ///   - cutting: makes the pictures that are ordered; nil if none are.
  ///   - holdings: what can be saved of an issue whose list is unavailable.
  public init(
    order: SaveOrder, archive: any NewspaperArchive, saver: any PageSaver,
    cutting: (any ClipCutting)? = nil, holdings: any MachineHoldings = NoHoldings()
  ) {
    self.holdings = holdings
    self.order = order
    self.archive = archive
    let isList = if case .pages = order.selection { true } else { false }
    saving = PageSaving(
      archive: archive, saver: saver, prefersKept: isList,
      picture: order.picture.flatMap { picture in
        cutting.map { cutting in
          PageSaving.MadePicture(view: picture.view) { scan async throws(NewspaperError) in
            do throws(ClipError) { return try await picture.file(of: scan, by: cutting).bytes } catch {
              throw error.newspaperError
            }
          }
        }
      })
  }

  public override func start() async {
    showWaiting("Finding pages")
    do throws(NewspaperError) {
      let pages = try await pages()
      if let refusal = order.refusal(of: pages) { return show(.failed(refusal)) }
      let items = items(of: pages)
      for item in items { try await take(item, isOnly: items.count == 1) }
      content.summarize(of: items.count)
      if absent.count == items.count, let failure = absent.failure { content.add(advice: failure.advice) }
      show(.content(content))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func items(of pages: [PageID]) -> [Item] {
    pages.flatMap { page in
      order.files.map { Item(file: $0, page: page, name: order.template.name(of: $0, of: page)) }
    }
  }

  private func pages() async throws(NewspaperError) -> [PageID] {
    switch order.selection {
    case .pages(let pages): return pages
    case .first(let issue): return [PageID(issue: issue, sequence: 1)]
    case .issue(let issue, let numbers?): return numbers.map { PageID(issue: issue, sequence: $0) }
    case .issue(let issue, nil):
      let found: Issue
      do throws(NewspaperError) { found = try await archive.issue(issue, freshness: .recent) } catch {
        return try await held(of: issue, instead: error)
      }
      guard !found.pages.isEmpty else {
        throw .notFound(what: .other("pages of issue \(issue)"), source: found.origin.name)
      }
      for page in found.pages where !page.hasScan {
        content.add(note: "page \(page.sequence) was not filmed", exitCode: ExitStatus.notFound)
      }
      return found.pagesWithScan
    }
  }

  /// The pages that are here of an issue whose list cannot be had, if their texts are wanted.
  private func held(
    of issue: IssueID, instead error: NewspaperError
  ) async throws(NewspaperError) -> [PageID] {
    let here = await holdings.pages(of: issue, without: error)
    // Where a source fails, it fails for pictures, too, and ends the work.
    guard !here.isEmpty, order.files == [.text] || error.isNotHere && order.files.contains(.text) else {
      throw error
    }
    let failure = Failure(error)
    content.add(
      note: "\(failure.message); saved what is on this machine: \(PageNumbers.named(here.map(\.sequence)))",
      exitCode: failure.exitCode)
    return here
  }

  private func take(_ item: Item, isOnly: Bool) async throws(NewspaperError) {
    do throws(NewspaperError) {
      if order.isTrial { try await measure(item) } else { try await save(item) }
    } catch {
      if case .notFound(let what, _) = error {
        try await lookForIssue(lacking: what)
        if let first = await firstPage(insteadOf: item.page) {
          if !hasSaidFirst { content.add(note: Failure.opening(first), exitCode: ExitStatus.done) }
          hasSaidFirst = true
          let name = order.template.name(of: item.file, of: first)
          return try await take(Item(file: item.file, page: first, name: name), isOnly: isOnly)
        }
        // A long list of nonexistent pages takes no more requests because of that.
        content.addMissing(await Failure(error, of: item.page, in: archive, freshness: .kept))
      } else if isOnly || error.endsReading {
        throw error
      } else {
        let failure = Failure(error)
        if error.isNotHere { absent = (absent.count + 1, absent.failure ?? failure) }
        let name = "\(item.file.words) of page \(item.page)"
        content.addMissing(failure, name: SavePresenter.namesPage(error) ? nil : name)
      }
    }
    show(.refreshing(content))
  }

  /// Where a page is missing, its whole issue may be: then there is nothing to save.
  /// - Throws: `.notFound` if it is.
  private func lookForIssue(lacking what: RequestSubject) async throws(NewspaperError) {
    let asked: IssueID? =
      switch order.selection {
      case .issue(let issue, _?), .first(let issue): issue
      case .issue, .pages: nil
      }
    guard let issue = asked, !hasLookedForIssue, what != .issue(issue) else { return }
    hasLookedForIssue = true
    do throws(NewspaperError) { _ = try await archive.issue(issue, freshness: .recent) } catch {
      switch error {
      case .notFound, .canceled: throw error
      // It may be there: only the page is known to be missing.
      default: return
      }
    }
  }

  /// Where only the issue was named and it has no page 1; its pages are known by now.
  private func firstPage(insteadOf page: PageID) async -> PageID? {
    guard case .first(let issue) = order.selection,
      let found = try? await archive.issue(issue, freshness: .kept)
    else { return nil }
    return found.firstPage(insteadOf: page)
  }

  private static func namesPage(_ error: NewspaperError) -> Bool {
    switch error {
    case .notHere(.part), .notHere(.scan), .notHere(.picture): true
    default: false
    }
  }

  private func save(_ item: Item) async throws(NewspaperError) {
    let base = content
    let outcome = try await saving.save(item.file, of: item.page, as: item.name, replaces: order.replaces) {
      [weak self] progress in await self?.showSaving(base.saving(item.name, progress))
    }
    switch outcome {
    case .saved(let file): content.add(file, as: item.name)
    case .held(let file, let error):
      content.add(file, as: item.name)
      guard error.isOutage else { return }
      content.add(
        note: "\(Failure(error).message); \(item.name) has the text on this machine",
        exitCode: ExitStatus.done)
    case .existing(let path): content.addExisting(path)
    }
  }

  private func measure(_ item: Item) async throws(NewspaperError) {
    switch try await saving.trial(item.file, of: item.page, as: item.name, replaces: order.replaces) {
    case .missing(let path, let bytes): content.add(path, size: bytes)
    case .existing(let path): content.addExisting(path)
    }
  }

  /// Ignores progress that arrives after the file is finished.
  private func showSaving(_ saving: SaveContent) {
    if saving.lines == content.lines { show(.refreshing(saving)) }
  }
}
