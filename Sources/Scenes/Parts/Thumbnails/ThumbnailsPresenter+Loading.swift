import MVP
import Newspapers
import Presentation

/// Where pictures come from: this machine, or a server.
extension ThumbnailsPresenter {
  /// Shows the picture if this machine has it.
  func lookUp(_ wanted: WantedPicture) async {
    let source = await archive.requests(for: view(wanted), of: wanted.page).isEmpty ? archive : kept
    var outcome = Thumbnail.absent
    for view in views(wanted) {
      guard let source else { break }
      do throws(NewspaperError) {
        outcome = try await draw(try await source.scan(of: wanted.page, view), source)
        break
      } catch {
        switch error {
        case .canceled: return
        // Not in this size, or never requested at all.
        case .notHere, .unsupported: continue
        default: outcome = ThumbnailsPresenter.outcome(error)
        }
        break
      }
    }
    guard !Task.isCancelled else { return }
    // A smaller local picture stays if there is no larger one.
    if case .here? = pictures[wanted.page], case .here = outcome {
    } else if case .here? = pictures[wanted.page] {
      return
    }
    pictures[wanted.page] = outcome
    showNow()
  }

  /// Requests the picture.
  func load(_ wanted: WantedPicture) async {
    pictures[wanted.page] = .loading
    showNow()
    do throws(NewspaperError) {
      pictures[wanted.page] = try await draw(try await archive.scan(of: wanted.page, view(wanted)), archive)
      isRefused = false
    } catch {
      pictures[wanted.page] = error == .canceled ? .absent : ThumbnailsPresenter.outcome(error)
      if error.endsWork {
        // Others would fail, too.
        isRefused = error != .canceled
        order(.none)
        if error != .canceled { router?.announce(failure: Failure.words(for: error)) }
      }
    }
    ordered.remove(wanted.page)
    showNow()
  }

  private func draw(
    _ scan: PageScan, _ source: any NewspaperArchive
  ) async throws(NewspaperError) -> Thumbnail {
    let width = width
    do {
      let image = try await ThumbnailDrawing.draw(scan, width: width)
      count += 1
      return .here(ThumbnailImage(number: count, image: image, width: width))
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
    ScanView(width: min(max(1, width).roundedUp(to: 300), 900), listed: wanted.listed)
  }

  /// The views in which a picture may be stored, the best one first.
  private func views(_ wanted: WantedPicture) -> [ScanView] {
    let widths = PageScanPresenter.keptWidths(near: view(wanted).width)
    let listed = wanted.listed.map { listed in widths.map { ScanView(width: $0, listed: listed) } } ?? []
    return listed + widths.map { ScanView(width: $0) }
  }
}
