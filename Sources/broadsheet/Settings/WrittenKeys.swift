import Yams

/// Keys of a command as written in the configuration file: `bookmark: B`, `open-in-browser: [O, C-o]`.
struct WrittenKeys: Hashable, Sendable {
  static let group = "keys"

  let command: String
  /// Each as written: `g g`, `C-x`.
  let keys: [String]
  let file: String
  let line: Int
  /// What is wrong with how they are written; nil if nothing is.
  var fault: String?

  func wrong(_ words: String) -> SettingsError {
    SettingsError("\(file), line \(line): \(words)", line: line)
  }

  /// Anything but a group of commands with keys is a fault: only these keys depend on it.
  static func all(in node: Node, line: Int, of file: YAMLFile) -> [WrittenKeys] {
    guard !YAMLFile.isNothing(node) else { return [] }
    guard let commands = node.mapping else {
      let words = "\(group) has a command and its keys on each line, such as “bookmark: B”"
      return [WrittenKeys(command: group, keys: [], file: file.path, line: line, fault: words)]
    }
    var all: [WrittenKeys] = []
    for (name, value) in commands {
      let line = name.mark?.line ?? line
      let keys = value.scalar.map { [$0.string] } ?? value.sequence?.compactMap { $0.scalar?.string } ?? []
      guard let command = name.scalar?.string, !keys.isEmpty, keys.count == value.sequence?.count ?? 1 else {
        let words = "a command has a key, or keys in brackets: “bookmark: B”, “bookmark: [B, C-b]”"
        all.append(WrittenKeys(command: group, keys: [], file: file.path, line: line, fault: words))
        continue
      }
      all.append(WrittenKeys(command: command, keys: keys, file: file.path, line: line))
    }
    return all
  }
}
