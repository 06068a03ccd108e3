import Newspapers
import Scans

extension GrayPixels {
  /// The pixels of `region`, or of everything the scan shows if that is less, and where they are on the page.
  static func decoded(
    _ region: PageBox, of scan: PageScan
  ) async throws(NewspaperError) -> (picture: GrayPixels, place: PageBox) {
    do throws(ScanError) {
      let size = try JPEGHeader(of: scan.jpeg).size
      let columns = span(region.x, region.width, scan.region.x, scan.region.width, size.width)
      let rows = span(region.y, region.height, scan.region.y, scan.region.height, size.height)
      guard !columns.isEmpty, !rows.isEmpty else {
        throw ScanError.malformed(reason: "it does not show this part of the page")
      }
      let image = try await JPEG.decode(
        scan.jpeg, region: PixelRegion(columns: columns, rows: rows),
        covering: covering(columns, rows, of: size)
      ).image
      let (across, down) = (scan.region.width / Double(size.width), scan.region.height / Double(size.height))
      let place = PageBox(
        x: scan.region.x + Double(columns.lowerBound) * across,
        y: scan.region.y + Double(rows.lowerBound) * down, width: Double(columns.count) * across,
        height: Double(rows.count) * down)
      let isWhole = scan.region == .whole && columns.count == size.width && rows.count == size.height
      return (
        GrayPixels(width: image.width, height: image.height, pixels: image.pixels), isWhole ? .whole : place
      )
    } catch {
      let words = error.description.hasSuffix(".") ? String(error.description.dropLast()) : error.description
      throw .local(what: "the page cannot be read: \(words)")
    }
  }

  /// The largest size that can be decoded.
  private static func covering(_ columns: Range<Int>, _ rows: Range<Int>, of size: PixelSize) -> PixelSize {
    func scaled(_ count: Int, _ eighths: Int) -> Int { (count * eighths + 7) / 8 }
    var eighths = 8
    while eighths > 1, scaled(size.width, eighths) * scaled(size.height, eighths) > JPEG.mostDecodedPixels {
      eighths -= 1
    }
    guard eighths < 8 else { return PixelSize(width: columns.count, height: rows.count) }
    return PixelSize(width: columns.count * eighths / 8, height: rows.count * eighths / 8)
  }

  /// The pixels of a part of the page in a picture of another part.
  private static func span(
    _ start: Double, _ length: Double, _ from: Double, _ whole: Double, _ count: Int
  ) -> Range<Int> {
    let scale = Double(count) / max(whole, 0.0001)
    let first = min(max(Int(((start - from) * scale).rounded(.down)), 0), count)
    let last = min(max(Int(((start + length - from) * scale).rounded(.up)), first), count)
    return first..<last
  }
}
