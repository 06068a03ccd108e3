/// Decodes scans, in grey and no larger than needed.
///
/// Memory is bounded whatever the file says: the file's size, the picture's and that of what is decoded have limits,
/// which are looked at before anything is allocated.
public enum JPEG {
  /// Bytes of a file.
  public static let mostBytes = 128 << 20
  /// Pixels of a picture: a page of 35 by 28 inches at 600 dots an inch has fewer.
  public static let mostPixels = 400_000_000
  /// Pixels of a picture that has to be kept as a whole while it is decoded, in up to 12 bytes each.
  public static let mostPixelsInPasses = 50_000_000
  /// Pixels of what is made of it.
  public static let mostDecodedPixels = 64_000_000

  /// Decodes a file off the caller's actor, scaled down by an eighth, two eighths and so on to as little as still has
  /// `size` pixels or more.
  /// - Parameter region: the part of the picture wanted, in pixels of the whole; all of it if nil.
  /// - Throws: `ScanError`; a file that is only cut or damaged gives what there is.
  @concurrent public static func decode(
    _ bytes: [UInt8], region: PixelRegion? = nil, covering size: PixelSize
  ) async throws(ScanError) -> Scan {
    try decodeNow(bytes, region: region, covering: size)
  }

  /// The same in the caller's thread.
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
      throw .malformed(reason: "the part wanted is outside of the picture")
    }
    return Scan(image: image, flaw: scan.flaw)
  }

  private static func tooManyPixels(_ header: JPEGHeader) -> ScanError {
    .tooManyPixels(width: header.width, height: header.height)
  }
}
