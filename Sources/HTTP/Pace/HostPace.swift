/// How often requests may be sent to a host.
public struct HostPace: Hashable, Sendable {
  /// Seconds per request in the long run.
  public let interval: Double
  /// Requests that may follow each other immediately after a pause.
  public let burst: Int
  /// Seconds without requests after a 429 that names no time.
  public let penalty: Double

  public init(interval: Double, burst: Int = 1, penalty: Double = 60) {
    self.interval = interval
    self.burst = burst
    self.penalty = penalty
  }

  /// The Library's limit is 20 requests per minute. Exceeding it costs up to an hour, and requests during
  /// that time restart it (https://www.loc.gov/apis/json-and-yaml/working-within-limits/).
  public static let libraryOfCongress = HostPace(interval: 4, burst: 3, penalty: 3600)
  /// Images and texts: 150 per minute.
  public static let libraryOfCongressTiles = HostPace(interval: 1)
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

  /// In lower case, without the port and the dot that ends a full name; nil if `url` has no host.
  public static func host(of url: String) -> String? {
    guard let scheme = url.firstRange(of: "://") else { return nil }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    let address = authority.split(separator: "@").last ?? ""
    let host = address.hasPrefix("[") ? address.prefix { $0 != "]" } + "]" : address.prefix { $0 != ":" }
    let name = host.hasSuffix(".") ? host.dropLast() : host
    return name.isEmpty ? nil : name.lowercased()
  }

  /// The most requests sent in as many intervals: in a minute, for intervals of a second or more.
  var limit: Int { max(burst, Int(min(60, 60 / interval))) }

  /// When the next request may be sent, after those at `slots` (ascending; seconds since 1970, like `now`).
  func next(after slots: [Double], now: Double) -> Double {
    slots.reversed().prefix(limit).enumerated().reduce(max(now, slots.last ?? now)) { next, earlier in
      let distance = earlier.offset + 1
      let intervals = distance == limit ? distance : distance - burst + 1
      return max(next, earlier.element + Double(intervals) * interval)
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
      || host.hasSuffix(".localhost")
  }
}
