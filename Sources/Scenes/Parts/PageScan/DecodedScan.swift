import Newspapers
import Scans

/// A picture ready for viewing: decoded once, then cropped and scaled for each view.
struct DecodedScan: Sendable {
  let region: PageBox
  let image: GrayImage
  let flaw: Scan.Flaw?

  /// More pixels than any terminal shows for a whole page.
  private static let most = PixelSize(width: 3200, height: 4400)

  /// Takes tens of milliseconds for a large picture.
  init(_ received: PageScan) throws(ScanError) {
    let scan = try JPEG.decodeNow(received.jpeg, covering: DecodedScan.most)
    region = received.region
    image = scan.image.stretched()
    flaw = scan.flaw
  }

  /// The aspect ratio of the whole page, if the picture has all of it.
  var pageShape: Double? {
    region == .whole ? Double(image.width) / Double(max(1, image.height)) : nil
  }

  /// The part that `view` shows, with `marks` inverted and `frames` drawn; nil if the picture contains none
  /// of it.
  func visible(in view: ScanViewport, marks: [PageBox], frames: [ScanFrame] = []) -> GrayImage? {
    let place = pixels(of: view.region)
    guard let cut = image.cropped(to: place) else { return nil }
    let marked = marks.isEmpty ? cut : inverting(cut, marks, from: place)
    let height = max(1, marked.height * view.pixels / max(1, marked.width))
    let shown =
      view.pixels < marked.width
      ? marked.resampled(to: PixelSize(width: view.pixels, height: height)) : marked
    return shown.framed(frames, in: view.region)
  }

  private func pixels(of box: PageBox) -> PixelRegion {
    PixelRegion(of: box, in: region, size: PixelSize(width: image.width, height: image.height))
  }

  private func inverting(_ cut: GrayImage, _ marks: [PageBox], from origin: PixelRegion) -> GrayImage {
    var all = cut.pixels
    for mark in marks {
      let place = pixels(of: mark)
      let columns = place.columns.clamped(to: origin.columns)
      for row in place.rows.clamped(to: origin.rows) {
        let start = (row - origin.rows.lowerBound) * cut.width - origin.columns.lowerBound
        for column in columns where all.indices.contains(start + column) {
          all[start + column] = 255 - all[start + column]
        }
      }
    }
    return GrayImage(width: cut.width, pixels: all)
  }
}
