/// Decodes scans, in gray and no larger than necessary.
///
/// Memory is bounded, whatever the file says: limits on the file, the picture and the decoded result are
/// checked before anything is allocated.
public enum JPEG {
  /// Bytes of a file.
  public static let mostBytes = 128 << 20
  /// Pixels of a picture: a page of 35 by 28 inches at 600 dpi has fewer.
  public static let mostPixels = 400_000_000
  /// Pixels of a picture that has to be kept whole while it is decoded, at up to 12 bytes each.
  public static let mostPixelsInPasses = 50_000_000
  /// Pixels of the decoded result.
  public static let mostDecodedPixels = 64_000_000

  /// Decodes a file off the caller's actor, scaled by a multiple of one eighth to the smallest size that
  /// still has `size` pixels or more.
  /// - Parameter region: the wanted part of the picture, in pixels of the whole; everything if nil.
  /// - Throws: `ScanError`. A file that is merely cut or damaged gives what can be decoded.
  @concurrent public static func decode(
    _ bytes: [UInt8], region: PixelRegion? = nil, covering size: PixelSize
  ) async throws(ScanError) -> Scan {
    try decodeNow(bytes, region: region, covering: size)
  }

  /// The same on the caller's thread.
  public static func decodeNow(
    _ bytes: [UInt8], region: PixelRegion? = nil, covering size: PixelSize
  ) throws(ScanError) -> Scan {
    guard bytes.count <= mostBytes else { throw .tooManyBytes(bytes.count) }
    let header = try JPEGHeader(of: bytes)
    let limit = header.isInPasses ? mostPixelsInPasses : mostPixels
    guard header.width * header.height <= limit else { throw tooManyPixels(header) }
    let whole = PixelRegion(columns: 0..<header.width, rows: 0..<header.height)
    let wanted = region ?? whole
    let eighths =
      (1..<8).first { eighths in
        let scaled = wanted.scaled(eighths: eighths)
        return scaled.columns.count >= size.width && scaled.rows.count >= size.height
      } ?? 8
    let scaled = whole.scaled(eighths: eighths)
    let samples = header.components == 4 ? 4 : 1
    guard scaled.columns.count * scaled.rows.count * samples <= mostDecodedPixels else {
      throw tooManyPixels(header)
    }
    let scan = try TurboDecoder.decode(
      bytes, width: scaled.columns.count, height: scaled.rows.count, isCMYK: samples == 4)
    guard let image = scan.image.cropped(to: wanted.scaled(eighths: eighths)) else {
      throw .malformed(reason: "the requested part is outside the picture")
    }
    return Scan(image: image, flaw: scan.flaw)
  }

  private static func tooManyPixels(_ header: JPEGHeader) -> ScanError {
    .tooManyPixels(width: header.width, height: header.height)
  }
}
