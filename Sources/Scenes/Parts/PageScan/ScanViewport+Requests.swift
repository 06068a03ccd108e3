import Newspapers

/// What to request of a scan.
extension ScanViewport {
  /// What is visible and a little around it, in sixteenths of the page, so that nearly identical views share
  /// one request.
  var part: ScanView {
    let (grid, seen) = (16.0, region)
    let (left, top) = ((seen.x * grid).rounded(.down) / grid, (seen.y * grid).rounded(.down) / grid)
    let right = ((seen.x + seen.width) * grid).rounded(.up) / grid
    let bottom = ((seen.y + seen.height) * grid).rounded(.up) / grid
    let width = Double(pixels) * (right - left) / max(seen.width, 0.001)
    return ScanView(
      region: PageBox(x: left, y: top, width: right - left, height: bottom - top),
      width: Int(width).roundedUp(to: 100))
  }
}

extension Int {
  func roundedUp(to step: Int) -> Int { (self + step - 1) / step * step }
}
