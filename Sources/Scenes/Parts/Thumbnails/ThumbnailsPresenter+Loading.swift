import MVP
import Newspapers
import Presentation

/// Where pictures come from: this machine, or a server.
extension ThumbnailsPresenter {
  /// Shows the picture if this machine has it, in whatever size.
  func lookUp(_ wanted: WantedPicture) async {
    let canAsk = await !archive.requests(for: view(wanted), of: wanted.page).isEmpty
    var outcome = await find(wanted, in: canAsk ? kept : kept ?? archive, canAsk: canAsk)
    if outcome == .absent, wanted.listed == nil, let address = await listedPicture(of: wanted.page) {
      listed[wanted.page] = address
      outcome = await find(wanted, in: kept, canAsk: canAsk)
    }
    guard let outcome, !Task.isCancelled else { return }
    // A smaller local picture stays if there is no larger one.
    if case .here? = pictures[wanted.page], case .here = outcome {
    } else if case .here? = pictures[wanted.page] {
      return
    }
    pictures[wanted.page] = outcome
    showNow()
  }

  /// Nil if the search was canceled.
  /// - Parameter canAsk: whether a sharper one can be requested; without a network there is none.
  private func find(
    _ wanted: WantedPicture, in source: (any NewspaperArchive)?, canAsk: Bool
  ) async -> Thumbnail? {
    guard let source else { return .absent }
    for view in views(wanted) {
      do throws(NewspaperError) {
        let scan = try await source.scan(of: wanted.page, view)
        return try await draw(scan, source, isCoarse: canAsk && view.width < self.view(wanted).width)
      } catch {
        switch error {
        case .canceled: return nil
        // Not in this size, or never requested at all.
        case .notHere, .unsupported: continue
        default: return ThumbnailsPresenter.outcome(error)
        }
      }
    }
    return .absent
  }

  /// Where a kept list of the day's front pages says that the picture of `page` is: it may have been stored
  /// from there. Nil if there is no such list; one that cannot be read is reported where the list is shown.
  private func listedPicture(of page: PageID) async -> String? {
    guard page.sequence == 1, let kept else { return nil }
    let date = page.issue.date
    if let listing, listing.date == date { return listing.pictures[page] }
    var found: [PageID: String] = [:]
    var window = Window(offset: 0, limit: FrontPageList.usualWindow)
    while let list = try? await kept.frontPages(of: date, state: nil, window: window, freshness: .kept) {
      for front in list.pages { found[front.page] = front.picture }
      window = window.next
      guard window.offset < list.total, !list.pages.isEmpty else { break }
    }
    guard !Task.isCancelled else { return nil }
    listing = (date, found)
    return found[page]
  }

  /// Requests the picture.
  func load(_ wanted: WantedPicture) async {
    // A coarse one stays until the sharper one is here.
    let coarse = sharpened.remove(wanted.page) == nil ? nil : pictures[wanted.page]
    if coarse == nil { pictures[wanted.page] = .loading }
    requested = (wanted.page, coarse ?? .absent)
    showNow()
    do throws(NewspaperError) {
      let picture = try await draw(try await archive.scan(of: wanted.page, view(wanted)), archive)
      guard !Task.isCancelled else { return }
      pictures[wanted.page] = picture
      isRefused = false
    } catch {
      guard !Task.isCancelled else { return }
      pictures[wanted.page] = coarse ?? (error == .canceled ? .absent : ThumbnailsPresenter.outcome(error))
      if coarse != nil, !error.endsWork { router?.announce(failure: Failure.words(for: error)) }
      if error.endsWork {
        // Others would fail, too.
        isRefused = error != .canceled
        order(.none)
        if error != .canceled { router?.announce(failure: Failure.words(for: error)) }
      }
    }
    requested = nil
    ordered.remove(wanted.page)
    rested.remove(wanted.page)
    showNow()
  }

  private func draw(
    _ scan: PageScan, _ source: any NewspaperArchive, isCoarse: Bool = false
  ) async throws(NewspaperError) -> Thumbnail {
    let width = width
    do {
      let image = try await ThumbnailDrawing.draw(scan, width: width)
      count += 1
      return .here(ThumbnailImage(number: count, image: image, width: width, isCoarse: isCoarse))
    } catch {
      throw NewspaperError(error, host: source.name)
    }
  }

  private static func outcome(_ error: NewspaperError) -> Thumbnail {
    switch error {
    case .notFound: .unscanned
    case .malformed: .failed("damaged picture")
    case .rateLimited: .failed("refused")
    default: .failed("not loaded")
    }
  }

  /// A request for a picture of that width, or somewhat more, so that terminals of many sizes share one.
  func view(_ wanted: WantedPicture) -> ScanView {
    ScanView(
      width: min(max(1, width).roundedUp(to: 300), 900), listed: wanted.listed ?? listed[wanted.page])
  }

  /// The views in which a picture may be stored, the best one first.
  private func views(_ wanted: WantedPicture) -> [ScanView] {
    let view = view(wanted)
    let widths = ScanView.storedWidths(near: view.width)
    let listed = view.listed.map { listed in widths.map { ScanView(width: $0, listed: listed) } } ?? []
    return listed + widths.map { ScanView(width: $0) }
  }
}
