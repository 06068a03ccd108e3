import Newspapers

/// A picture as received, and what was requested.
public struct ScanPicture: Hashable, Sendable {
  public let scan: PageScan
  /// The requested width in pixels.
  public let width: Int
  /// Distinguishes pictures without comparing their bytes.
  public let number: Int

  public static func == (left: ScanPicture, right: ScanPicture) -> Bool { left.number == right.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The width in pixels that the whole page would have at this scale.
  var scale: Double { Double(width) / max(scan.region.width, 0.001) }

  /// Whether it covers all of `region` with as many pixels as `view` has room for.
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
