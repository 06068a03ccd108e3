import MVP
import Newspapers

/// Why there is no clip.
public enum ClipError: Error, Hashable, Sendable {
  case source(NewspaperError)
  /// The region has too few pixels to show anything.
  case tooSmall(width: Int, height: Int)
  /// It has more than fit into memory.
  case tooLarge(width: Int, height: Int)
  /// Files with these names already exist.
  case exists([String])

  /// The least width and height, in pixels.
  public static let least = 8
  /// Pixels.
  public static let most = 100_000_000

  /// Fails if a region of that many pixels cannot be clipped.
  public static func check(width: Int, height: Int) throws(ClipError) {
    guard width >= least, height >= least else { throw .tooSmall(width: width, height: height) }
    guard width * height <= most else { throw .tooLarge(width: width, height: height) }
  }
}

extension ClipError {
  /// The same if pictures are saved among other files.
  public var newspaperError: NewspaperError {
    if case .source(let error) = self { error } else { .local(what: Failure(self).message) }
  }
}

extension Failure {
  public init(_ error: ClipError) {
    switch error {
    case .source(let error): self.init(error)
    case .tooSmall(let width, let height):
      self.init(
        "the region has \(width) × \(height) pixels; a picture needs \(ClipError.least) × \(ClipError.least) or more",
        commandAdvice: [
          "Regions are in percent of the page: 10,10,50,30 begins a tenth from its left and top."
        ],
        exitCode: ExitStatus.usage, canRetry: false)
    case .tooLarge(let width, let height):
      self.init(
        "the region has \(width) × \(height) pixels; a picture has at most \(ClipError.most / 1_000_000) million",
        exitCode: ExitStatus.usage, canRetry: false)
    case .exists(let paths): self = .existing(paths)
    }
  }
}
