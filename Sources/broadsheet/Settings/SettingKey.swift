import Citations
import Terminal
import TerminalUI

/// All settings, by name in the configuration file; a period separates a group from its settings.
enum SettingKey: String, CaseIterable, Sendable {
  case source
  case locURL = "loc-url"
  case tileURL = "tile-url"
  case contact
  case timeout
  case cacheSize = "cache-size"
  case index
  case preview
  case readAhead = "read-ahead"
  case start
  case session
  case citation
  case theme
  case images
  case mouse
  case glyphs
  case accessible
  case paceLoc = "pace.loc"
  case paceTile = "pace.tile"
  case paceOthers = "pace.others"
  case paceAllowFaster = "pace.allow-faster"

  var name: String { rawValue }

  /// The environment variable that overrides the file: `BROADSHEET_PACE_LOC`.
  var variable: String {
    "BROADSHEET_" + String(rawValue.uppercased().map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  /// The valid values, completing a sentence that begins with “it can be”.
  var allowed: String {
    switch self {
    case .source: "loc, offline (or here), or an http(s) address"
    case .locURL, .tileURL: "an http(s) address"
    case .contact: "an email address or the address of a web page"
    case .timeout: "seconds, from 1 to 3600"
    case .cacheSize: "a number of bytes, or of KB, MB or GB, such as 200 MB"
    case .index: "read, saved, all or no"
    case .preview: "rest, ask or never"
    case .start: "home, newspapers or session"
    case .citation:
      CitationStyle.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + " or \(CitationStyle.allCases.last?.rawValue ?? "")"
    case .theme: ThemeChoice.names.joined(separator: ", ") + " or the name of a theme of yours"
    case .images: ImageChoice.names.dropLast().joined(separator: ", ") + " or none"
    case .mouse, .accessible, .readAhead, .session: "yes or no"
    case .glyphs: "auto, unicode or ascii"
    case .paceLoc, .paceTile, .paceOthers: "seconds per request, from 0.1 to 3600"
    case .paceAllowFaster: "true or false"
    }
  }

  /// What precedes a period in names of settings, and has no value of its own.
  static let groups = Set(
    allCases.filter { $0.name.contains(".") }.map { String($0.name.prefix { $0 != "." }) }
  )
  .sorted()

  static func isGroup(_ name: String) -> Bool { groups.contains(name) }
}
