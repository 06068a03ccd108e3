import MVP
import Newspapers
import Presentation

/// Reads a page or a part of it again, and shows it beside the source's text. The reading is stored; the
/// reader chooses which text is the page's.
public final class RereadingPresenter: MvpPresenter<RereadingContent> {
  private let order: Rereader.Order
  /// Nil if that is not offered.
  private let rereader: Rereader?
  /// Whether to show an earlier reading instead of reading again.
  private let showsKept: Bool
  private let router: (any Router<Route>)?

  /// - Parameter router: nil for a command.
  public init(
    _ order: Rereader.Order, rereader: Rereader?, showsKept: Bool = false,
    router: (any Router<Route>)? = nil
  ) {
    self.order = order
    self.rereader = rereader
    self.showsKept = showsKept
    self.router = router
  }

  public var page: PageID { order.page }

  public override func start() async {
    guard let rereader else {
      return show(
        .empty(EmptyState("Pages cannot be read again here", advice: ["This source has no scans."])))
    }
    show(.loading(RereadingWords.progress(.loading)))
    do throws(NewspaperError) {
      if showsKept, let kept = try await rereader.kept(order) {
        show(.content(content(kept)))
        router?.announce(
          "Read on \(Moment.day(kept.reading.date)); \(key: "refresh", "R") reads it again")
        return
      }
    } catch {
      return fail(error)
    }
    await read()
  }

  /// Reads it, even if it was read before.
  public func read() async {
    guard let rereader else {
      router?.announce(failure: "Pages cannot be read again here")
      return
    }
    showWaiting(RereadingWords.progress(.loading))
    do throws(NewspaperError) {
      let read = try await rereader.read(order) { [weak self] in await self?.tell($0) }
      show(.content(content(read)))
      if let error = read.unkept { router?.announce(failure: Failure(error).message) }
      remark(read.unindexed)
    } catch {
      fail(error)
    }
  }

  /// Makes the reading the page's text, or the source's again.
  public func choose() async {
    guard let rereader, let content = state.content else { return }
    if let error = content.rereading.unkept {
      router?.announce(failure: Failure(error).message)
      return
    }
    let isPreferred = !content.rereading.isPreferred
    do throws(NewspaperError) {
      let unindexed = try await rereader.prefer(isPreferred, of: page).unindexed
      show(.content(self.content(content.rereading.preferring(isPreferred))))
      remark(unindexed)
      router?.announce(
        isPreferred
          ? "This is now the page's text; \(key: "choose-text", "p") goes back to the source's"
          : "The page's text is the source's again")
    } catch {
      router?.announce(failure: Failure(error).message)
    }
  }

  /// Undoes the last change of this page, and closes if nothing is left to show.
  public func undo() async {
    guard let rereader else { return }
    do throws(NewspaperError) {
      let (undone, unindexed) = try await rereader.undo(page)
      remark(unindexed)
      router?.announce(RereadingWords.undone(undone))
      switch undone {
      case .reading:
        if let kept = try await rereader.kept(order) { show(.content(content(kept))) } else { router?.back() }
      case .choice(let isPreferred):
        if let content = state.content {
          show(.content(self.content(content.rereading.preferring(isPreferred))))
        }
      case .nothingMore, nil: break
      }
    } catch {
      router?.announce(failure: Failure(error).message)
    }
  }

  /// Before what was done is announced: a failure stays beside it.
  private func remark(_ unindexed: NewspaperError?) {
    if let unindexed { router?.announce(failure: RereadingWords.unindexed(unindexed)) }
  }

  private func tell(_ progress: Rereader.Progress) { showWaiting(RereadingWords.progress(progress)) }

  private func fail(_ error: NewspaperError) {
    guard error != .canceled else { return }
    showFailure(Failure(error))
  }

  private func content(_ rereading: Rereading) -> RereadingContent {
    RereadingContent(rereading, sourceName: rereader?.original.name(of: page.issue.lccn) ?? "")
  }
}
