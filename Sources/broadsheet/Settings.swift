import ArgumentParser
import FoundationEssentials
import HTTP

/// What the environment says.
struct Settings: Sendable {
  /// Nil if none is named: the Library's service, with the starter catalogue as its stand-in.
  let source: Source?
  let locURL: String
  let tileURL: String
  /// Who sends the requests, for the User-Agent.
  let contact: String?
  /// Where running programs of a user share what they know, such as when a server may be asked again.
  let stateDirectory: String
  /// What can be had again: answers of servers.
  let cacheDirectory: String
  /// Bytes that those may take.
  let cacheLimit = 500_000_000
  /// Seconds that a request may take, in place of what is usual for it.
  let timeout: Double?
  /// Where the catalogue is.
  let dataDirectory: String

  /// - Throws: `ValidationError`, exit code 64, naming the variable that cannot be read.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func address(_ name: String, _ standard: String) throws -> String {
      guard let written = value(name) else { return standard }
      guard let address = WebAddress(written) else {
        throw ValidationError("\(name) is “\(written)”, which is no http or https address.")
      }
      return address.description
    }
    if let written = value("BROADSHEET_SOURCE") {
      guard let source = Source(argument: written) else {
        throw ValidationError(
          "BROADSHEET_SOURCE is “\(written)”: it can be loc, offline or an http(s) address.")
      }
      self.source = source
    } else {
      source = nil
    }
    locURL = try address("BROADSHEET_LOC_URL", "https://www.loc.gov")
    tileURL = try address("BROADSHEET_TILE_URL", "https://tile.loc.gov")
    contact = value("BROADSHEET_CONTACT")
    timeout = try value("BROADSHEET_TIMEOUT").map { written in
      guard let seconds = Double(written), (1...3600).contains(seconds) else {
        throw ValidationError("BROADSHEET_TIMEOUT is “\(written)”: it can be 1 to 3600 seconds.")
      }
      return seconds
    }
    // As the XDG base directory specification has it, a path that is not absolute is ignored.
    func directory(_ name: String, _ standard: String) -> String {
      let named = value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? (value("HOME") ?? "") + standard) + "/broadsheet"
    }
    stateDirectory = directory("XDG_STATE_HOME", "/.local/state")
    cacheDirectory = directory("XDG_CACHE_HOME", "/.cache")
    dataDirectory = directory("XDG_DATA_HOME", "/.local/share")
  }
}

extension Settings {
  /// How fast a host may be asked; nil to let it be. What is put in the place of a host of the Library is as slow as
  /// that, unless it is this machine.
  @Sendable func pace(_ host: String) -> HostPace? {
    guard HostPace.of(host: host) != nil else { return nil }
    if host == HostPace.host(of: locURL) { return .libraryOfCongress }
    if host == HostPace.host(of: tileURL) { return .libraryOfCongressTiles }
    return HostPace.of(host: host)
  }
}
