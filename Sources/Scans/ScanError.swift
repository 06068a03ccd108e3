/// Why there is no picture.
public enum ScanError: Error, Hashable, Sendable {
  case notJPEG
  /// The file ends before its first pixel.
  case truncated
  /// The file ends after that, but before its last pixel, and only whole pictures are useful.
  case cutOff
  /// More pixels than any newspaper has, or than we allow memory for.
  case tooManyPixels(width: Int, height: Int)
  case tooManyBytes(Int)
  /// Cannot be decoded; the decoder's message, for a log.
  case malformed(reason: String)
  /// The decoder cannot be loaded; the system's message.
  case unavailable(reason: String)
}

extension ScanError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJPEG: "The scan is not a JPEG file."
    case .truncated: "The scan's file ends before the picture begins."
    case .cutOff: "The scan's file is truncated."
    case .tooManyPixels(let width, let height): "The scan is too large: \(width) × \(height) pixels."
    case .tooManyBytes(let count): "The scan's file is too large: \(count) bytes."
    case .malformed(let reason): "The scan cannot be decoded: \(reason)"
    case .unavailable(let reason): "TurboJPEG, which decodes scans, cannot be loaded: \(reason)"
    }
  }
}
