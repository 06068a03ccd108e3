import FoundationEssentials
import HTTP
import Terminal

/// What the environment and the configuration file say.
struct Settings: Sendable {
  /// Nil if none is named: the Library's service, with the starter catalogue as its stand-in.
  let source: Source?
  let locURL: String
  let tileURL: String
  /// Who sends the requests, for the User-Agent.
  let contact: String?
  /// Seconds that a request may take, in place of what is usual for it.
  let timeout: Double?
  /// Where running programs of a user share what they know, such as when a server may be asked again.
  let stateDirectory: String
  /// Where answers are kept that can be had again.
  let cacheDirectory: String
  /// Where the catalogue and the reader's own things are.
  let dataDirectory: String
  /// Bytes that the cache may take.
  let cacheLimit: Int
  /// How pictures are shown.
  let images: ImageChoice
  let pace: PaceSettings
  /// Whether the terminal shall tell of the mouse.
  let takesMouse: Bool
  /// Whether it is there or not.
  let configurationFile: String
  let hasConfigurationFile: Bool
  /// What of it somebody wrote, and where.
  let written: WrittenSettings

  static let defaultCacheLimit = ByteCount(bytes: 500_000_000)

  /// - Throws: `SettingsError`, naming the variable, or the file and line, that cannot be understood.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SettingsError) {
    let directories = Directories(environment: environment)
    let file = try ConfigurationFile(path: directories.configurationFile)
    let written = WrittenSettings(environment: environment, file: file)
    func address(_ key: SettingKey, _ standard: String) throws(SettingsError) -> String {
      try written.value(key) { WebAddress($0)?.description } ?? standard
    }
    source = try written.value(.source) { Source(argument: $0) }
    locURL = try address(.locURL, "https://www.loc.gov")
    tileURL = try address(.tileURL, "https://tile.loc.gov")
    contact = try written.value(.contact) { $0 }
    timeout = try written.seconds(.timeout, 1...3600)
    cacheLimit = try (written.value(.cacheSize) { ByteCount($0) } ?? Settings.defaultCacheLimit).bytes
    images = try written.value(.images) { ImageChoice(argument: $0) } ?? .auto
    takesMouse = try written.isOn(.mouse) ?? true
    pace = PaceSettings(
      library: try written.pace(.paceLoc, .libraryOfCongress),
      tiles: try written.pace(.paceTile, .libraryOfCongressTiles),
      others: try written.pace(.paceOthers, .courteous))
    self.written = written
    configurationFile = directories.configurationFile
    hasConfigurationFile = file != nil
    stateDirectory = directories.state
    cacheDirectory = directories.cache
    dataDirectory = directories.data
  }

  /// Where the ledgers of `PacedClient` are.
  var paceDirectory: String { stateDirectory + "/pace" }

  /// The pace for a host as `HostPace.host(of:)` gives it; nil for this machine, which needs none. What is put in the
  /// place of a host of the Library is as slow as that.
  func pace(of host: String) -> HostPace? {
    guard let standard = HostPace.of(host: host) else { return nil }
    if host == HostPace.host(of: locURL) { return pace.library }
    if host == HostPace.host(of: tileURL) { return pace.tiles }
    return pace.pace(insteadOf: standard)
  }
}
