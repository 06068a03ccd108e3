import HTTP
import Logging
import Synchronization

/// What the reader learns about requests besides their results: waits and problems always, each request with
/// `--verbose`.
final class AccessLog: Sendable {
  /// Where messages go.
  enum Reader: Sendable {
    /// A person or a script on standard error.
    case standardError
    /// Nowhere yet: the whole screen is in use. Problems are reported afterward.
    case later
  }

  private let reader: Reader
  private let logger: Logger?
  private let troubles = Mutex<[String]>([])

  /// Shorter waits are not noticeable, in seconds.
  private static let unnoticed = 2.0

  /// - Parameter logger: where each request is logged; nil for nowhere.
  init(reader: Reader, logger: Logger?) {
    self.reader = reader
    self.logger = logger
  }

  /// - Parameter isTold: whether somebody waits for it and should know even without `--verbose`.
  func wait(host: String, seconds: Double, pace: HostPace?, isTold: Bool = true) {
    let words = pace.map { ": \($0.allWords)" } ?? ""
    logger?.info("waiting \(AccessLog.seconds(seconds)) before the next request to \(host)\(words)")
    guard isTold, case .standardError = reader, seconds > AccessLog.unnoticed else { return }
    StandardError.note("waiting \(Int(seconds.rounded(.up))) s before the next request to \(host) …")
  }

  /// Reports the failure of something optional, each one only once.
  func trouble(_ words: String) {
    logger?.warning("\(words)")
    let isNew = troubles.withLock { troubles in
      guard !troubles.contains(words) else { return false }
      troubles.append(words)
      return true
    }
    if isNew, case .standardError = reader { StandardError.note("broadsheet: \(words)") }
  }

  /// Reports what could not be reported while the screen was in use.
  func tellTroubles() {
    guard case .later = reader else { return }
    for words in troubles.withLock({ $0 }) { StandardError.note("broadsheet: \(words)") }
  }

  /// `www.loc.gov /item/sn83030214/?fo=json 200, 5120 bytes, 0.41 s`
  func report(_ report: RequestReport) {
    guard let logger else { return }
    let host = WebOrigin.host(of: report.url) ?? "?"
    let path = AccessLog.path(of: report.url)
    switch report.outcome {
    case .answered(let status, let bytes):
      logger.info("\(host) \(path) \(status), \(bytes) bytes, \(AccessLog.seconds(report.seconds))")
    case .kept(let bytes, let isStale):
      logger.info("\(host) \(path) from the cache, \(bytes) bytes\(isStale ? ", expired" : "")")
    case .failed(let error):
      logger.info("\(host) \(path) failed, \(AccessLog.seconds(report.seconds)): \(error)")
    }
  }

  private static func seconds(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100) s" }

  /// Path and query, without any credentials before the host.
  private static func path(of url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let rest = url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }
}
