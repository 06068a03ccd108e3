import Newspapers
import Scans

extension GrayImage {
  /// The picture, which shows `shown` of a page, with frames drawn on it. Everything outside those of the
  /// current clip fades. Edges that are not in the picture are not drawn.
  func framed(_ frames: [ScanFrame], in shown: PageBox) -> GrayImage {
    guard !frames.isEmpty else { return self }
    var painter = FramePainter(image: self, shown: shown)
    let inHand = frames.filter { $0.kind != .earlier }
    if !inHand.isEmpty { painter.fade(outside: inHand.map(\.box)) }
    for frame in frames { painter.draw(frame) }
    return GrayImage(width: width, pixels: painter.pixels)
  }
}

private struct FramePainter {
  private let width: Int
  private let height: Int
  private let shown: PageBox
  private let thickness: Int
  private(set) var pixels: [UInt8]

  init(image: GrayImage, shown: PageBox) {
    (width, height, pixels) = (image.width, image.height, image.pixels)
    self.shown = shown
    // Three pixels on a wide screen, one where pictures are made of characters.
    thickness = max(1, min(image.width, image.height) / 250)
  }

  private func region(_ box: PageBox) -> PixelRegion {
    PixelRegion(of: box, in: shown, size: PixelSize(width: width, height: height))
  }

  mutating func fade(outside boxes: [PageBox]) {
    let regions = boxes.map(region)
    for row in 0..<height {
      let kept = regions.filter { $0.rows.contains(row) }.map(\.columns)
      for column in 0..<width where !kept.contains(where: { $0.contains(column) }) {
        // Half of the ink remains.
        let place = row * width + column
        pixels[place] = 255 - (255 - pixels[place]) / 2
      }
    }
  }

  /// A dark line with a light one on either side, visible on paper, on ink and on pictures.
  mutating func draw(_ frame: ScanFrame) {
    let region = region(frame.box)
    guard !region.columns.isEmpty, !region.rows.isEmpty else { return }
    let box = frame.box
    let dash = frame.kind == .earlier ? 4 * thickness : nil
    let weight = frame.kind == .current ? 2 * thickness : thickness
    for (isLight, from) in [(true, -thickness), (false, 0), (true, weight)] {
      let size = isLight ? thickness : weight
      if box.y > shown.y { line(rows: region.rows.lowerBound + from, size, region.columns, isLight, dash) }
      if box.bottom < shown.bottom {
        line(rows: region.rows.upperBound - from - size, size, region.columns, isLight, dash)
      }
      if box.x > shown.x { line(columns: region.columns.lowerBound + from, size, region.rows, isLight, dash) }
      if box.right < shown.right {
        line(columns: region.columns.upperBound - from - size, size, region.rows, isLight, dash)
      }
    }
  }

  private mutating func line(
    rows start: Int, _ size: Int, _ columns: Range<Int>, _ isLight: Bool, _ dash: Int?
  ) {
    for row in (start..<start + size).clamped(to: 0..<height) {
      for column in columns { paint(row, column, isLight, at: column, dash) }
    }
  }

  private mutating func line(
    columns start: Int, _ size: Int, _ rows: Range<Int>, _ isLight: Bool, _ dash: Int?
  ) {
    for column in (start..<start + size).clamped(to: 0..<width) {
      for row in rows { paint(row, column, isLight, at: row, dash) }
    }
  }

  private mutating func paint(_ row: Int, _ column: Int, _ isLight: Bool, at place: Int, _ dash: Int?) {
    if let dash, place / dash % 2 == 1 { return }
    pixels[row * width + column] = isLight ? 255 : 0
  }
}
