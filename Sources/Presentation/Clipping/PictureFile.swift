import MVP
import Newspapers

/// How the picture of a page, or of a part of it, is to be saved.
public struct PictureFile: Hashable, Sendable {
  /// What to request from the source.
  public let view: ScanView
  public let format: ClipFormat
  /// The maximum width in pixels set by the user; nil for what the source sends.
  public let width: Int?

  public init(_ view: ScanView, as format: ClipFormat = .jpg, width: Int? = nil) {
    self.view = view
    self.format = format
    self.width = width
  }

  /// A file from what a source sent: unchanged, if that is what was wanted, otherwise made here.
  /// - Throws: `.source` if the file that was sent is cut off.
  public func file(
    of scan: PageScan, by cutting: any ClipCutting
  ) async throws(ClipError) -> (bytes: [UInt8], notes: [String]) {
    // An image service has scaled it already, unless it is a stored picture of another width.
    let isScaled = scan.iiif != nil && scan.storedWidth == nil
    guard format == .png || isMore(scan) || width != nil && !isScaled else {
      guard scan.jpeg.starts(with: [0xFF, 0xD8]) else {
        throw .source(.malformed(host: scan.origin.name, what: "the file is not a JPEG"))
      }
      // Only decoding shows whether a file without an end is cut off.
      if scan.lacksEnd {
        let picture = try await cutting.cut(view.region, from: scan, as: format, width: width)
        return (picture.bytes, [note(on: scan, picture), picture.flaw].compactMap(\.self))
      }
      return (scan.jpeg, [note(on: scan)].compactMap(\.self))
    }
    let picture = try await cutting.cut(view.region, from: scan, as: format, width: width)
    return (picture.bytes, [note(on: scan, picture), picture.flaw].compactMap(\.self))
  }

  private func note(on scan: PageScan, _ picture: ClipPicture? = nil) -> String? {
    if scan.storedWidth != nil { return scan.note(insteadOf: view, pixels: picture?.scan?.width) }
    return isMore(scan)
      ? "\(Failure.named(scan.origin.name)) sends only whole pages: the part was cut here" : nil
  }

  /// A source that can crop returns whole pixels, which is slightly more; one that cannot sends the page.
  private func isMore(_ scan: PageScan) -> Bool { scan.region == .whole && view.region != .whole }
}
