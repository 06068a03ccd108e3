import Presentation
import Terminal
import Text
import Yams

/// A theme as the reader wrote it, in YAML.
struct ThemeFile {
  let file: YAMLFile
  private(set) var extends = (name: "dark", line: 1)
  private(set) var ground: Color?
  private(set) var isPainted: Bool?
  private(set) var roles: [TextRole: WrittenStyle] = [:]
  private var colors: [String: Color] = [:]

  private static let keys = ["name", "extends", "ground", "paint", "colors", "roles"]
  private static let styleKeys = ["color", "on", "style"]
  private static let advice = ["See broadsheet-themes(7) for what a theme can say."]

  /// Nil if there is no such file.
  /// - Parameter name: what it has to be called.
  /// - Throws: `SettingsError`, with the exit code 65 for any error in it.
  init?(path: String, name: String) throws(SettingsError) {
    file = YAMLFile(path: path, advice: ThemeFile.advice, fault: ExitStatus.badData)
    switch try file.contents(what: "roles", example: "extends: dark") {
    case .missing: return nil
    case .nothing: return
    case .names(let names):
      var values: [String: (node: Node, line: Int)] = [:]
      for (key, value) in try named(names, among: ThemeFile.keys, "key") where !YAMLFile.isNothing(value.node)
      {
        values[key] = value
      }
      // Roles may name colors that stand below them.
      if let value = values["name"] { try check(value, is: name) }
      if let value = values["extends"] { extends = (try scalar("extends", value), value.line) }
      if let value = values["colors"] { try takeColors(value) }
      if let value = values["ground"] { ground = try color(scalar("ground", value), value.line) }
      if let value = values["paint"] { isPainted = try isYes(scalar("paint", value), value.line) }
      if let value = values["roles"] { try takeRoles(value) }
    }
  }

  private func check(_ value: (node: Node, line: Int), is name: String) throws(SettingsError) {
    let written = try scalar("name", value)
    guard written == name else {
      throw file.wrong(
        value.line,
        "the name is “\(written.prefix(60))”, but the file is called \(name).yaml: make them the same")
    }
  }

  private mutating func takeColors(_ value: (node: Node, line: Int)) throws(SettingsError) {
    for (key, node) in try mapping("colors", value) {
      let line = node.mark?.line ?? value.line
      let name = key.scalar?.string ?? "?"
      guard ThemeColor(name) == nil else {
        throw file.wrong(line, "“\(name.prefix(60))” is a color already: it cannot be the name of one")
      }
      let text = try scalar("the color \(name.prefix(60))", (node, line))
      // A name of a name could be a circle.
      guard let color = ThemeColor(text) else { throw file.wrong(line, ThemeColor.fault(text, names: [])) }
      colors[name] = color.color
    }
  }

  private mutating func takeRoles(_ value: (node: Node, line: Int)) throws(SettingsError) {
    let names = TextRole.allCases.map(\.name)
    for (name, value) in try named(mapping("roles", value), among: names, "role") {
      guard let role = TextRole.allCases.first(where: { $0.name == name }) else { continue }
      roles[role] = try style(of: name, value)
    }
  }

  private func style(of name: String, _ value: (node: Node, line: Int)) throws(SettingsError) -> WrittenStyle
  {
    guard let mapping = value.node.mapping else {
      let color = try color(scalar(name, value), value.line)
      return WrittenStyle(color: color, on: nil, attributes: nil, line: value.line)
    }
    var (ink, paper, attributes): (Color?, Color?, Style.Attributes?) = (nil, nil, nil)
    for (key, value) in try named(mapping, among: ThemeFile.styleKeys, "key") {
      switch key {
      case "color": ink = try color(scalar(key, value), value.line)
      case "on": paper = try color(scalar(key, value), value.line)
      default: attributes = try self.attributes(value)
      }
    }
    return WrittenStyle(color: ink, on: paper, attributes: attributes, line: value.line)
  }

  private func attributes(_ value: (node: Node, line: Int)) throws(SettingsError) -> Style.Attributes {
    let nodes = value.node.sequence.map(Array.init) ?? [value.node]
    let names = Style.Attributes.named.map(\.name)
    var attributes: Style.Attributes = []
    for node in nodes {
      let text = try scalar("style", (node, node.mark?.line ?? value.line))
      guard let known = Style.Attributes.named.first(where: { $0.name == text }) else {
        throw file.wrong(node.mark?.line ?? value.line, ThemeColor.unknown("style", text, among: names))
      }
      attributes.formUnion(known.attribute)
    }
    return attributes
  }
}

/// Reading nodes.
extension ThemeFile {
  /// The values by name, all of which have to be among `known`.
  private func named(
    _ mapping: Node.Mapping, among known: [String], _ kind: String
  ) throws(SettingsError) -> [(key: String, value: (node: Node, line: Int))] {
    var values: [(key: String, value: (node: Node, line: Int))] = []
    for (key, node) in mapping {
      let line = key.mark?.line ?? 1
      let name = key.scalar?.string ?? "?"
      guard known.contains(name) else { throw file.wrong(line, ThemeColor.unknown(kind, name, among: known)) }
      values.append((name, (node, line)))
    }
    return values
  }

  private func mapping(_ name: String, _ value: (node: Node, line: Int)) throws(SettingsError) -> Node.Mapping
  {
    guard let mapping = value.node.mapping else {
      throw file.wrong(value.line, "\(name) takes no value itself; it contains names with their values")
    }
    return mapping
  }

  private func scalar(_ name: String, _ value: (node: Node, line: Int)) throws(SettingsError) -> String {
    guard let scalar = value.node.scalar else {
      throw file.wrong(
        value.line, "\(name) is a \(value.node.sequence == nil ? "group" : "list"); it must be one value")
    }
    guard !YAMLFile.isNothing(value.node) else {
      throw file.wrong(
        value.line, "\(name) has no value; a color with # is written in quotes, such as \"#e0a83e\"")
    }
    return scalar.string
  }

  private func color(_ text: String, _ line: Int) throws(SettingsError) -> Color {
    if let color = colors[text] ?? ThemeColor(text)?.color { return color }
    throw file.wrong(line, ThemeColor.fault(text, names: colors.keys.sorted()))
  }

  private func isYes(_ text: String, _ line: Int) throws(SettingsError) -> Bool {
    guard let isYes = ["yes": true, "true": true, "no": false, "false": false][text.lowercased()] else {
      throw file.wrong(line, "paint is “\(text.prefix(60))”; it must be yes or no")
    }
    return isYes
  }
}
