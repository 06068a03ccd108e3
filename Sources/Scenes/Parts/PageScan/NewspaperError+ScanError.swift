import Newspapers
import Scans

extension NewspaperError {
  /// The same error for a file that `host` sent.
  public init(_ error: ScanError, host: String) {
    let sentence = error.description.hasSuffix(".") ? error.description.dropLast() : error.description[...]
    // For use within a sentence.
    let words = sentence.prefix(1).lowercased() + sentence.dropFirst()
    switch error {
    case .unavailable: self = .local(what: words)
    case .notJPEG, .truncated, .cutOff, .tooManyPixels, .tooManyBytes, .malformed:
      self = .malformed(host: host, what: words)
    }
  }
}
