import Newspapers
import Scans
import Synchronization

@testable import Scenes

/// Draws a pixel for everything, fails when told to, and can be made to wait.
final class StubRenderer: ScanRendering {
  struct Script: Sendable {
    var failure: ScanError?
    var flaw: Scan.Flaw?
    /// The aspect ratio of the page.
    var shape: Double?
    /// Run before a picture is decoded, and before it is drawn.
    var preparing: (@Sendable () async -> Void)?
    var drawing: (@Sendable () async -> Void)?
    /// The numbers of the requested pictures.
    var prepared: [Int] = []
    var drawn: [DrawnScan.Source] = []
    var parts: [PageBox] = []
  }

  private let script = Mutex(Script())

  var now: Script {
    get { script.withLock { $0 } }
    set { script.withLock { $0 = newValue } }
  }

  func prepare(
    _ picture: ScanPicture, keeping pictures: [ScanPicture]
  ) async throws(ScanError) -> Double? {
    script.withLock { $0.prepared.append(picture.number) }
    await now.preparing?()
    if let failure = now.failure { throw failure }
    return now.shape
  }

  func draw(_ source: DrawnScan.Source, from picture: ScanPicture) async throws(ScanError) -> DrawnScan? {
    script.withLock { $0.drawn.append(source) }
    await now.drawing?()
    if let failure = now.failure { throw failure }
    return DrawnScan(source: source, image: GrayImage(width: 1, pixels: [128]), flaw: now.flaw)
  }

  func part(
    _ box: PageBox, of scan: PageScan, covering size: PixelSize
  ) async throws(ScanError) -> ScanPart {
    script.withLock { $0.parts.append(box) }
    if let failure = now.failure { throw failure }
    return ScanPart(image: GrayImage(width: 1, pixels: [128]), flaw: now.flaw)
  }
}
