import Glibc
import Logging

/// Writes one line per event: the time, and what happened. The level is shown only if it is unusual.
struct LineLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let level = event.level > .info ? "\(event.level): " : ""
    write("\(LineLogHandler.clockTime) \(level)\(event.message)")
  }

  /// `14:05:09`, in the reader's time zone.
  private static var clockTime: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}
