/// How often requests may be sent to a host.
public struct HostPace: Hashable, Sendable {
  /// Seconds per request in the long run.
  public let interval: Double
  /// Requests that may follow each other immediately after a pause.
  public let burst: Int
  /// Requests that may be sent within `window` seconds.
  public let limit: Int
  /// Seconds.
  public let window: Double
  /// Seconds by which the window is longer for us than for the server, whose clock may run differently.
  public let margin: Double
  /// Seconds without requests after a 429 that gives no time.
  public let penalty: Double

  /// - Parameter limit: how many requests fit into a window; nil means as many as a minute has intervals.
  public init(
    interval: Double, burst: Int = 1, limit: Int? = nil, margin: Double = 0, penalty: Double = 60
  ) {
    let limit = limit ?? max(burst, Int(min(60, (60 / interval).rounded(.up))))
    self.interval = interval
    self.burst = burst
    self.limit = limit
    self.margin = margin
    self.penalty = penalty
    window = max(Double(limit) * interval, interval >= 1 ? 60 : 0)
  }

  /// Half of the Library's limit of 20 a minute. Exceeding that costs up to an hour, which any request
  /// meanwhile restarts (https://www.loc.gov/apis/json-and-yaml/working-within-limits/).
  public static let libraryOfCongress = HostPace(interval: 6, burst: 3, margin: 1, penalty: 3600)
  /// Images and texts: 150 a minute. Exceeding that costs an hour, too.
  public static let libraryOfCongressTiles = HostPace(interval: 1, penalty: 3600)
  /// The OCR of whole batches: one file fewer than the 10 in 10 minutes that the Library allows, since its
  /// clock is a different one (https://www.loc.gov/apis/json-and-yaml/working-within-limits/).
  public static let libraryArchives = HostPace(
    interval: 600.0 / 9, burst: 3, limit: 9, margin: 1, penalty: 3600)
  /// For every other host.
  public static let courteous = HostPace(interval: 1.5)

  /// The pace for a host as `host(of:)` returns it; nil for this machine, which needs none.
  public static func of(host: String) -> HostPace? {
    switch host {
    case "www.loc.gov": .libraryOfCongress
    case "tile.loc.gov": .libraryOfCongressTiles
    case "localhost", "[::1]": nil
    default: isLoopback(host) ? nil : .courteous
    }
  }

  /// The name under which requests for the Library's archives are counted, separately from other requests to
  /// their host; nil for everything else.
  public static func archives(of url: String) -> String? {
    guard let host = host(of: url), host.hasSuffix(".loc.gov"), url.contains("/data/ocr/") else { return nil }
    return host + archiveMark
  }

  /// A character that no host name contains.
  static let archiveMark = "+archives"

  /// In lower case, without the port and the dot that ends a full name; nil if `url` has no host.
  public static func host(of url: String) -> String? {
    guard let scheme = url.firstRange(of: "://") else { return nil }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    let address = authority.split(separator: "@").last ?? ""
    let host = address.hasPrefix("[") ? address.prefix { $0 != "]" } + "]" : address.prefix { $0 != ":" }
    let name = host.hasSuffix(".") ? host.dropLast() : host
    return name.isEmpty ? nil : name.lowercased()
  }

  /// When the next request may be sent, after `requests`, including future ones (by `left`, ascending).
  ///
  /// A server sees a request after it has left and before its response begins. So there are never more than
  /// `limit` in a window by the server's clock, however slow the network is, if a request leaves only a
  /// window after all but the last `limit - 1` were answered.
  func next(after requests: [PacedRequest], now: Double) -> Double {
    // A spare request takes nothing from a reader's burst; the window has room for both.
    let own = requests.filter { !$0.isSpare }
    let spaced = own.reversed().prefix(limit).enumerated().reduce(max(now, own.last?.left ?? now)) {
      next, earlier in max(next, earlier.element.left + Double(earlier.offset + 2 - burst) * interval)
    }
    let seen = requests.map(\.seen).sorted(by: >)
    // An even pace keeps within the window by itself.
    let isEven = burst == 1 && own.count == requests.count
    return isEven || seen.count < limit ? spaced : max(spaced, seen[limit - 1] + window + margin)
  }

  /// When a request that nobody waits for may be sent, after `requests` as for `next`: one or two intervals after the last
  /// one, whoever sent it, and never so that the window would have less room left than a reader's burst needs.
  func nextSpare(after requests: [PacedRequest], now: Double) -> Double {
    let spaced = max(now, (requests.last?.left).map { $0 + spareSpacing } ?? now)
    let seen = requests.map(\.seen).sorted(by: >)
    return seen.count < spareLimit ? spaced : max(spaced, seen[spareLimit - 1] + window + margin)
  }

  /// Seconds per spare request in the long run, while no reader requests anything.
  public var spareInterval: Double { max(spareSpacing, (window + margin) / Double(spareLimit)) }

  /// An even pace has no burst: a reader's request may follow a spare one at once, since two turns went by
  /// unused.
  private var spareSpacing: Double { burst == 1 ? 2 * interval : interval }

  /// The most requests in a window that includes a spare one; at least one, or a slow pace would never have
  /// any to spare.
  private var spareLimit: Int { max(1, limit - burst) }

  private static func isLoopback(_ host: String) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
      || host.hasSuffix(".localhost")
  }
}
