import Scans

/// The picture of a page, for a view that shows or saves it.
public enum RequestedImage: Hashable, Sendable {
  /// A file, as its source sent it or made here.
  case file([UInt8])
  /// The wanted part, decoded.
  case decoded(GrayImage)
}
