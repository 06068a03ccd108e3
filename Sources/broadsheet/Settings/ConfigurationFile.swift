import Glibc
import HTTP
import Presentation
import Scenes
import Yams

/// The configuration file: settings in YAML, by name (`cache-size: 200 MB`) or in their group (`pace:`, and
/// below it `loc: 10`).
///
/// Uses Yams for nodes only, never for values: `Settings` decides what values are valid, for files and
/// variables alike, and Yams' own rules are regular expressions that would cost every start milliseconds.
struct ConfigurationFile {
  private let path: String
  private(set) var settings: [SettingKey: WrittenSetting] = [:]

  /// In bytes; anything longer is not a configuration.
  private static let sizeLimit = 64 << 10

  /// Nil if there is no such file.
  /// - Throws: `SettingsError`; its exit code is 74 for a file that cannot be read and 64 for any error in
  ///   it.
  init?(path: String) throws(SettingsError) {
    self.path = path
    guard let bytes = try ConfigurationFile.bytes(of: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SettingsError("\(path) is not UTF-8 text", advice: ConfigurationFile.advice)
    }
    guard let root = try node(of: text), !ConfigurationFile.isNothing(root) else { return }
    guard let mapping = root.mapping else {
      throw SettingsError(
        "\(path) has no settings: write one per line, such as “source: offline”",
        advice: ConfigurationFile.advice)
    }
    try take(mapping, group: "")
  }

  private static let advice = ["See CONFIGURATION in broadsheet(1) for all settings."]

  private mutating func take(_ mapping: Node.Mapping, group: String) throws(SettingsError) {
    for (nameNode, value) in mapping {
      let line = nameNode.mark?.line ?? 1
      let name = group + (nameNode.scalar?.string ?? "?")
      if let key = SettingKey(rawValue: name) {
        try take(key, value, line)
      } else if SettingKey.isGroup(name) {
        guard !ConfigurationFile.isNothing(value) else { continue }
        guard let members = value.mapping else {
          throw wrong(line, "\(name) takes no value itself; it can contain \(Self.names(in: name))")
        }
        try take(members, group: name + ".")
      } else {
        throw wrong(
          line,
          "no setting “\(SiteAddress.masked(name).prefix(80))”; the settings are \(Self.names(in: nil))")
      }
    }
  }

  private mutating func take(_ key: SettingKey, _ value: Node, _ line: Int) throws(SettingsError) {
    guard !ConfigurationFile.isNothing(value) else { return }
    guard let text = value.scalar?.string else {
      let kind = value.sequence == nil ? "a group" : "a list"
      throw wrong(line, "\(key.name) is \(kind); it must be \(key.allowed)")
    }
    guard settings[key] == nil else { throw wrong(line, "\(key.name) is set twice") }
    settings[key] = WrittenSetting(key: key, text: text, origin: .file(path, line: line))
  }

  private func wrong(_ line: Int, _ words: String) -> SettingsError {
    SettingsError("\(path), line \(line): \(words)", advice: ConfigurationFile.advice)
  }

  private static func names(in group: String?) -> String {
    let names = SettingKey.allCases.map(\.name).filter { group == nil || $0.hasPrefix("\(group ?? "").") }
    return names.joined(separator: ", ")
  }

  /// A name whose value is missing or commented out.
  private static func isNothing(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// Nil for an empty file.
  private func node(of text: String) throws(SettingsError) -> Node? {
    do {
      return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      let trouble = (error as? YamlError).map(YAMLTrouble.init) ?? YAMLTrouble(words: "\(error)", line: nil)
      throw SettingsError(
        path + (trouble.line.map { ", line \($0)" } ?? "") + ": this is not valid YAML: \(trouble.words)",
        advice: ConfigurationFile.advice)
    }
  }

  /// Nil if there is no such file.
  private static func bytes(of path: String) throws(SettingsError) -> [UInt8]? {
    // Nobody may ever write into a pipe: it is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, let file = fdopen(descriptor, "r") else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(path, errno)
    }
    defer { fclose(file) }
    guard ![S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else {
      throw SettingsError("cannot read \(path): it is a pipe, not a file", exitCode: ExitStatus.inputOutput)
    }
    var bytes = [UInt8](repeating: 0, count: sizeLimit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw unreadable(path, errno) }
    guard count <= sizeLimit else { throw SettingsError("\(path) is longer than 64 KB", advice: advice) }
    return Array(bytes[..<count])
  }

  private static func unreadable(_ path: String, _ code: Int32) -> SettingsError {
    SettingsError(
      "cannot read \(path): \(String(cString: strerror(code)))", exitCode: ExitStatus.inputOutput)
  }
}
