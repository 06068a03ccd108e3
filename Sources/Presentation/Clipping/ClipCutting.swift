import Newspapers

/// Makes the picture of a region from a scan.
public protocol ClipCutting: Sendable {
  /// - Parameters:
  ///   - scan: shows `region`, and more if its source cannot crop.
  ///   - width: pixels, never more than `scan` has; nil for all.
  func cut(
    _ region: PageBox, from scan: PageScan, as format: ClipFormat, width: Int?
  ) async throws(ClipError) -> ClipPicture
}

/// The picture of a region, as a file.
public struct ClipPicture: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The checksum of `bytes`, in hex digits.
  public let sha256: String
  /// The part of the scan that was cut: left, top, width and height; nil if the size of the scan is unknown.
  public let pixels: [Int]?
  /// Nil if unknown.
  public let scan: ScanSize?
  /// What is wrong with the picture, in a sentence; nil if nothing is.
  public let flaw: String?

  public init(bytes: [UInt8], sha256: String, pixels: [Int]?, scan: ScanSize?, flaw: String? = nil) {
    self.bytes = bytes
    self.sha256 = sha256
    self.pixels = pixels
    self.scan = scan
    self.flaw = flaw
  }
}

/// Writes the files of a clip. All of them are on disk before the first gets its name.
public protocol ClipFiles: Sendable {
  /// Where they are, for display: `~/clips`.
  var shownFolder: String { get }

  /// The paths of those of `names` that exist, for display.
  func existing(_ names: [String]) throws(NewspaperError) -> [String]

  /// - Parameter replaces: whether existing files may be replaced.
  /// - Returns: the paths, for display.
  func write(_ files: [(name: String, bytes: [UInt8])], replaces: Bool) throws(NewspaperError) -> [String]
}
