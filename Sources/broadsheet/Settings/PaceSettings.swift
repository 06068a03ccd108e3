import HTTP
import NewspaperHTTP

/// How often requests may be sent, by kind of server.
struct PaceSettings: Hashable, Sendable {
  let library: HostPace
  let tiles: HostPace
  let others: HostPace

  /// The same burst and penalty at another interval, in seconds per request; nil changes nothing.
  static func pace(_ standard: HostPace, interval: Double?) -> HostPace {
    guard let interval else { return standard }
    return HostPace(
      interval: interval, burst: standard.burst, margin: standard.margin, penalty: standard.penalty)
  }

  /// The pace for a host whose default in `HostPace` is `standard`.
  func pace(insteadOf standard: HostPace) -> HostPace {
    switch standard {
    case .libraryOfCongress: library
    case .libraryOfCongressTiles: tiles
    default: others
    }
  }
}

extension HostPace {
  /// `one request in 1.5 s`.
  var words: String {
    let tenths = Int((interval * 10).rounded())
    return "one request in \(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") s"
  }

  /// `one request in 6 s, up to 3 at once, at most 10 a minute`.
  var allWords: String {
    guard burst > 1, window == 60 else { return words }
    return "\(words), up to \(burst) at once, at most \(limit) per minute"
  }
}
