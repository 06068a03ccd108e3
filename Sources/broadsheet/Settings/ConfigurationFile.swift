import HTTP
import Presentation
import Yams

/// The configuration file: settings in YAML, by name (`cache-size: 200 MB`) or in their group (`pace:`, and
/// below it `loc: 10`).
///
/// `Settings` decides what values are valid, for files and variables alike.
struct ConfigurationFile {
  private let file: YAMLFile
  private(set) var settings: [SettingKey: WrittenSetting] = [:]
  private(set) var keys: [WrittenKeys] = []
  /// What is wrong with names, and with values that are not text, in the order of the file.
  private(set) var mistakes: [SettingsError] = []

  /// Nil if there is no such file.
  /// - Throws: `SettingsError`; its exit code is 74 for an unreadable file, and 64 for one that is not YAML.
  init?(path: String) throws(SettingsError) {
    file = YAMLFile(path: path, advice: ConfigurationFile.advice, fault: ExitStatus.usage)
    switch try file.contents(what: "settings", example: "source: offline") {
    case .missing: return nil
    case .nothing: return
    case .names(let names): take(names, group: "")
    }
  }

  private static let advice = ["See CONFIGURATION in broadsheet(1) for all settings."]

  private mutating func take(_ mapping: Node.Mapping, group: String) {
    for (nameNode, value) in mapping {
      let line = nameNode.mark?.line ?? 1
      let name = group + (nameNode.scalar?.string ?? "?")
      if name == WrittenKeys.group {
        keys = WrittenKeys.all(in: value, line: line, of: file)
        continue
      }
      if let key = SettingKey(rawValue: name) {
        do throws(SettingsError) { try take(key, value, line) } catch { mistakes.append(error) }
      } else if SettingKey.isGroup(name) {
        guard !YAMLFile.isNothing(value) else { continue }
        guard let members = value.mapping else {
          mistakes.append(
            file.wrong(line, "\(name) takes no value itself; it can contain \(Self.names(in: name))"))
          continue
        }
        take(members, group: name + ".")
      } else {
        mistakes.append(
          file.wrong(
            line,
            YAMLFile.unknown(
              "setting", SiteAddress.masked(name), among: Self.all,
              or: "The settings are \(Self.names(in: nil)).")))
      }
    }
  }

  private mutating func take(_ key: SettingKey, _ value: Node, _ line: Int) throws(SettingsError) {
    guard !YAMLFile.isNothing(value) else { return }
    guard let text = value.scalar?.string else {
      let kind = value.sequence == nil ? "a group" : "a list"
      throw file.wrong(line, "\(key.name) is \(kind); it must be \(key.allowed)")
    }
    guard settings[key] == nil else { throw file.wrong(line, "\(key.name) is set twice") }
    settings[key] = WrittenSetting(key: key, text: text, origin: .file(file.path, line: line))
  }

  private static let all = SettingKey.allCases.map(\.name) + SettingKey.groups + [WrittenKeys.group]

  private static func names(in group: String?) -> String {
    let names = SettingKey.allCases.map(\.name).filter { group == nil || $0.hasPrefix("\(group ?? "").") }
    return (names + (group == nil ? [WrittenKeys.group] : [])).joined(separator: ", ")
  }
}
