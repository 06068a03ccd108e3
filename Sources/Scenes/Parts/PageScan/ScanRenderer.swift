import Newspapers
import Scans

/// Decodes each picture once, for one presenter. It does one thing at a time, so that a picture needed by two
/// views is not decoded twice.
public actor ScanRenderer: ScanRendering {
  private var decoded: [Int: DecodedScan] = [:]

  public init() {}

  public func prepare(_ picture: ScanPicture, keeping pictures: [ScanPicture]) throws(ScanError) -> Double? {
    guard !Task.isCancelled else { return nil }
    decoded = decoded.filter { number, _ in pictures.contains { $0.number == number } }
    return try scan(picture).pageShape
  }

  public func draw(
    _ source: DrawnScan.Source, from picture: ScanPicture
  ) throws(ScanError) -> DrawnScan? {
    guard !Task.isCancelled else { return nil }
    let scan = try scan(picture)
    return scan.visible(in: source.view, marks: source.marks, frames: source.frames).map {
      DrawnScan(source: source, image: $0, flaw: scan.flaw)
    }
  }

  public nonisolated func part(
    _ box: PageBox, of scan: PageScan, covering size: PixelSize
  ) async throws(ScanError) -> ScanPart {
    let region = PixelRegion(of: box, in: scan.region, size: try JPEGHeader(of: scan.jpeg).size)
    let part = try await JPEG.decode(scan.jpeg, region: region, covering: size)
    return ScanPart(image: part.image.stretched(), flaw: part.flaw)
  }

  private func scan(_ picture: ScanPicture) throws(ScanError) -> DecodedScan {
    if let known = decoded[picture.number] { return known }
    let scan = try DecodedScan(picture.scan)
    decoded[picture.number] = scan
    return scan
  }
}
