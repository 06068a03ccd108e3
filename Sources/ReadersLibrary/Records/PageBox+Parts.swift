import Newspapers

extension PageBox {
  /// Left, top, width and height to a millionth of the page, a hundredth of a pixel of the largest scans.
  var parts: [Double] {
    let parts = [x, y, width, height].map(PageBox.rounded)
    // An existing region never vanishes.
    return parts.prefix(2) + parts.suffix(2).map { max($0, 1e-6) }
  }

  /// Nil unless these are the four numbers of a part of a page.
  init?(parts: [Double]) {
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let parts = parts.map(PageBox.rounded)
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    guard width > 0, height > 0 else { return nil }
  }

  private static func rounded(_ part: Double) -> Double { (part * 1e6).rounded() / 1e6 }
}
