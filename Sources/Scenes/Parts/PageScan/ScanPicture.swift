import Newspapers

/// A picture as it came, and what was asked for with it.
public struct ScanPicture: Hashable, Sendable {
  public let scan: PageScan
  /// Pixels across that were asked for.
  public let width: Int
  /// Tells pictures apart without comparing their bytes.
  public let number: Int

  public static func == (left: ScanPicture, right: ScanPicture) -> Bool { left.number == right.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Pixels that the whole page would have across, as large as this.
  var scale: Double { Double(width) / max(scan.region.width, 0.001) }

  /// Whether it has all of `region` with as many pixels as `view` has room for.
  func serves(_ view: ScanViewport) -> Bool {
    covers(view.region) && scale * view.region.width >= Double(view.pixels) * 0.8
  }

  func covers(_ region: PageBox) -> Bool {
    let (slack, own) = (0.002, scan.region)
    return own.x <= region.x + slack && own.y <= region.y + slack
      && own.x + own.width >= region.x + region.width - slack
      && own.y + own.height >= region.y + region.height - slack
  }
}
