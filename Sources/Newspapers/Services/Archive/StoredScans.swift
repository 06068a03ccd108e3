/// Another archive, where a stored picture of the whole page is the fallback for one that is not on this
/// machine.
///
/// That happens only if no source may be asked: what a server can still send is better.
public struct StoredScans: DecoratedArchive {
  let archive: any NewspaperArchive

  public init(of archive: any NewspaperArchive) { self.archive = archive }

  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    do throws(NewspaperError) {
      return try await archive.scan(of: page, view)
    } catch {
      guard error.isNotHere, let scan = try await stored(page, insteadOf: view) else { throw error }
      return scan
    }
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    if await archive.isHere(part, of: page) { return true }
    guard case .scan(let view) = part else { return false }
    for other in view.fallbacks where await archive.isHere(.scan(other), of: page) { return true }
    return false
  }

  /// Nil if this machine does not have the page in any size.
  private func stored(
    _ page: PageID, insteadOf view: ScanView
  ) async throws(NewspaperError) -> PageScan? {
    for other in view.fallbacks {
      do throws(NewspaperError) {
        return try await archive.scan(of: page, other).asFallback(for: view, width: other.width)
      } catch {
        guard error.isNotHere else { throw error }
      }
    }
    return nil
  }
}

extension PageScan {
  /// The same instead of `view`, which it does not show exactly.
  /// - Parameter width: the width in which it is stored.
  fileprivate func asFallback(for view: ScanView, width: Int) -> PageScan {
    // Its pixels are not those of the part in the scan.
    let isPart = view.region != region
    return PageScan(
      jpeg: jpeg, region: region, origin: origin, size: isPart ? nil : size, iiif: isPart ? nil : iiif,
      address: address, storedWidth: width)
  }
}
