import HTTP

/// The Library's rules for its hosts (https://www.loc.gov/apis/json-and-yaml/working-within-limits/).
extension HostPace {
  /// Half of the Library's limit of 20 a minute. Exceeding that costs up to an hour, which any request
  /// meanwhile restarts.
  public static let libraryOfCongress = HostPace(interval: 6, burst: 3, margin: 1, penalty: 3600)
  /// Images and texts: 150 a minute. Exceeding that costs an hour, too.
  public static let libraryOfCongressTiles = HostPace(interval: 1, penalty: 3600)
  /// The OCR of whole batches: one file fewer than the 10 in 10 minutes that the Library allows, since its
  /// clock is a different one.
  public static let libraryArchives = HostPace(
    interval: 600.0 / 9, burst: 3, limit: 9, margin: 1, penalty: 3600)

  /// The pace for a host as `WebOrigin.host(of:)` returns it; nil for this machine, which needs none.
  public static func of(host: String) -> HostPace? {
    switch host {
    case "www.loc.gov": .libraryOfCongress
    case "tile.loc.gov": .libraryOfCongressTiles
    default: usual(of: host)
    }
  }

  /// The name under which requests for the Library's archives are counted, separately from other requests to
  /// their host; nil for everything else.
  public static func archives(of url: String) -> String? {
    guard let host = WebOrigin.host(of: url), host.hasSuffix(".loc.gov"), url.contains("/data/ocr/") else {
      return nil
    }
    return host + separateMark + "archives"
  }
}
