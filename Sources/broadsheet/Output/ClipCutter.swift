import Newspapers
import PageIndex
import Presentation
import Scans
import Scenes
import Terminal

/// Makes the pictures of clips. What an image service has cut is written unchanged; if a source sends the
/// whole page, the region is cut here, in the original colors and pixels.
struct ClipCutter: ClipCutting {
  /// The quality of JPEG files that are made here. With less, it shows at the edges of letters.
  private static let quality = 95

  @concurrent func cut(
    _ region: PageBox, from scan: PageScan, as format: ClipFormat, width: Int?
  ) async throws(ClipError) -> ClipPicture {
    let header: JPEGHeader
    do throws(ScanError) {
      header = try JPEGHeader(of: scan.jpeg)
    } catch {
      throw .source(NewspaperError(error, host: scan.origin.name))
    }
    // A source that cannot crop sends the whole page.
    let isCut = scan.iiif != nil || scan.region == region
    let size = scan.size ?? (isCut && scan.region != .whole ? nil : ScanSize(header))
    let pixels = size.map { isCut ? ClipCutter.shown(scan.region, $0) : ClipCutter.around(region, $0) }
    try ClipError.check(
      width: pixels?.columns.count ?? header.width, height: pixels?.rows.count ?? header.height)
    let picture = try await file(scan, isCut ? nil : pixels, format, header, width: width)
    return ClipPicture(
      bytes: picture.bytes, sha256: ClipCutter.sum(of: picture.bytes), pixels: pixels?.numbers, scan: size,
      flaw: picture.flaw)
  }

  /// - Parameter part: what to cut here; nil if the picture is already the wanted part.
  private func file(
    _ scan: PageScan, _ part: PixelRegion?, _ format: ClipFormat, _ header: JPEGHeader, width: Int?
  ) async throws(ClipError) -> (bytes: [UInt8], flaw: String?) {
    let whole = PixelRegion(columns: 0..<header.width, rows: 0..<header.height)
    let isWhole = part ?? whole == whole && width ?? .max >= header.width
    if format == .jpg, isWhole, !scan.lacksEnd { return (scan.jpeg, nil) }
    do throws(ScanError) {
      let decoded = try await JPEG.decodeColors(scan.jpeg)
      // Half a picture is not what anyone wants to keep.
      guard decoded.flaw != .cut else { throw ScanError.cutOff }
      guard let cut = decoded.image.cropped(to: part ?? whole) else {
        throw ScanError.malformed(reason: "the region is outside the picture")
      }
      let image = cut.narrowed(to: width ?? .max)
      let flaw = decoded.flaw.map { _ in "the picture's file is damaged: parts of it may be wrong" }
      if format == .jpg {
        // A damaged file is kept unchanged, so as not to make it worse.
        return isWhole ? (scan.jpeg, flaw) : (try await JPEG.encode(image, quality: ClipCutter.quality), flaw)
      }
      guard let file = PNGEncoder.file(of: image) else {
        throw ScanError.unavailable(reason: "zlib, which makes PNG files, cannot be used")
      }
      return (file, flaw)
    } catch {
      if case .unavailable(let reason) = error, reason.hasPrefix("zlib") {
        throw .source(.local(what: reason))
      }
      throw .source(NewspaperError(error, host: scan.origin.name))
    }
  }

  /// What a picture of whole pixels shows.
  private static func shown(_ box: PageBox, _ size: ScanSize) -> PixelRegion {
    func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int((start * Double(count)).rounded()), 0), count)
      return first..<min(max(Int((end * Double(count)).rounded()), first), count)
    }
    return PixelRegion(
      columns: range(box.x, box.right, size.width), rows: range(box.y, box.bottom, size.height))
  }

  /// The smallest region of whole pixels that contains `box`.
  private static func around(_ box: PageBox, _ size: ScanSize) -> PixelRegion {
    // A third of a page is not a whole number, and a sum of fractions is slightly too large or too small.
    let slack = 1e-6
    func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int(start * Double(count) + slack), 0), count)
      return first..<min(max(Int((end * Double(count) - slack).rounded(.up)), first), count)
    }
    return PixelRegion(
      columns: range(box.x, box.right, size.width), rows: range(box.y, box.bottom, size.height))
  }

  private static func sum(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes(SHA256.hash).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

extension ScanSize {
  fileprivate init(_ header: JPEGHeader) { self.init(width: header.width, height: header.height) }
}

extension PixelRegion {
  /// Left, top, width and height.
  fileprivate var numbers: [Int] { [columns.lowerBound, rows.lowerBound, columns.count, rows.count] }
}
