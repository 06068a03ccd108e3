import Citations
import FoundationEssentials
import HTTP
import NewspaperHTTP
import Terminal

/// The settings from the environment and the configuration file.
struct Settings: Sendable {
  /// Nil if none is named: then it is the Library, with the starter catalog as its fallback.
  let source: Source?
  let locURL: SiteAddress
  let tileURL: SiteAddress
  /// Where `tileURL` is unless it is set.
  static let libraryTiles = "https://tile.loc.gov"
  /// Who sends the requests, for the User-Agent.
  let contact: String?
  /// Seconds that a request may take, overriding the default.
  let timeout: Double?
  /// Where a user's running programs share state, such as when a server may be contacted again.
  let stateDirectory: String
  /// Where responses are cached.
  let cacheDirectory: String
  /// The location of the catalog and the reader's own data.
  let dataDirectory: String
  /// The maximum size of the cache in bytes.
  let cacheLimit: Int
  /// Which pages are added to the index.
  let index: IndexChoice
  /// When to load the text of a found page, and a front page; nil for the default: the text once the reader
  /// pauses on the page, and a front page on request.
  let preview: PreviewChoice?
  /// Whether to request the next page while a page is being read.
  let readsAhead: Bool
  /// What browse opens with.
  let start: StartChoice
  /// Whether browse remembers what was open.
  let keepsSession: Bool
  /// The style of citations.
  let citation: CitationStyle
  /// The colors of screens.
  let theme: ThemeName
  /// How pictures are shown.
  let images: ImageChoice
  let pace: PaceSettings
  /// As written in the configuration file; `KeySettings` knows which of them are valid.
  let keys: [WrittenKeys]
  /// Whether the terminal should report the mouse.
  let takesMouse: Bool
  /// Which characters the screens use.
  let glyphs: GlyphChoice
  /// Whether browse reads and prints lines.
  let isAccessible: Bool
  /// Its path, whether it exists or not.
  let configurationFile: String
  let hasConfigurationFile: Bool
  /// Which settings were set explicitly, and where.
  let written: WrittenSettings

  static let defaultCacheLimit = ByteCount(bytes: 500_000_000)

  /// - Throws: `SettingsError`, naming everything that is invalid: variables, or the file and lines.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SettingsError) {
    let directories = try Directories(environment: environment)
    let file = try ConfigurationFile(path: directories.configurationFile)
    var written = WrittenSettings(environment: environment, file: file)
    var mistakes = file?.mistakes ?? []
    while true {
      do throws(SettingsError) {
        let settings = try Settings(written, file, directories)
        guard mistakes.isEmpty else { break }
        self = settings
        return
      } catch {
        mistakes.append(error)
        guard let key = error.key else { break }
        written.disregard(key)
      }
    }
    throw SettingsError(mistakes + Settings.screenMistakes(written, file, directories))
  }

  /// - Throws: the first mistake.
  private init(
    _ written: WrittenSettings, _ file: ConfigurationFile?, _ directories: Directories
  ) throws(SettingsError) {
    source = try written.address(.source, Source.init)
    locURL = try written.address(.locURL, or: "https://www.loc.gov")
    tileURL = try written.address(.tileURL, or: Settings.libraryTiles)
    contact = try written.value(.contact) { $0 }
    timeout = try written.seconds(.timeout, 1...3600)
    cacheLimit = try (written.value(.cacheSize) { ByteCount($0) } ?? Settings.defaultCacheLimit).bytes
    index = try written.value(.index) { IndexChoice(rawValue: $0.lowercased()) } ?? .read
    preview = try written.value(.preview) { PreviewChoice(rawValue: $0.lowercased()) }
    readsAhead = try written.isOn(.readAhead) ?? true
    start = try written.value(.start) { StartChoice(rawValue: $0.lowercased()) } ?? .home
    keepsSession = try written.isOn(.session) ?? true
    citation = try written.value(.citation) { CitationStyle(rawValue: $0.lowercased()) } ?? .chicago
    theme = try written.value(.theme) { ThemeName($0.lowercased()) } ?? .auto
    images = try written.value(.images) { ImageChoice(argument: $0) } ?? .auto
    takesMouse = try written.isOn(.mouse) ?? true
    glyphs = try written.value(.glyphs) { GlyphChoice(rawValue: $0.lowercased()) } ?? .auto
    isAccessible = try written.isOn(.accessible) ?? false
    pace = PaceSettings(
      library: try written.pace(.paceLoc, .libraryOfCongress),
      tiles: try written.pace(.paceTile, .libraryOfCongressTiles),
      others: try written.pace(.paceOthers, .courteous))
    keys = file?.keys ?? []
    self.written = written
    configurationFile = directories.configurationFile
    hasConfigurationFile = file != nil
    stateDirectory = directories.state
    cacheDirectory = directories.cache
    dataDirectory = directories.data
  }

  /// The location of `PacedClient`'s ledgers.
  var paceDirectory: String { stateDirectory + "/pace" }

  /// The pace for a host as `WebOrigin.host(of:)` returns it; nil for this machine, which needs none. A
  /// replacement for a host of the Library gets the Library's pace.
  func pace(of host: String) -> HostPace? {
    guard let standard = HostPace.of(host: host) else { return nil }
    if host == locURL.origin.host { return pace.library }
    if host == tileURL.origin.host { return pace.tiles }
    return pace.pace(insteadOf: standard)
  }
}
