import Presentation
import Terminal
import Text
import Yams

/// A user's theme, in YAML.
struct ThemeFile {
  let file: YAMLFile
  private(set) var extends = (name: "dark", line: 1)
  private(set) var ground: Color?
  private(set) var isPainted: Bool?
  private(set) var roles: [TextRole: WrittenStyle] = [:]
  private var colors: [String: Color] = [:]
  /// Everything wrong in it, in the order found.
  private(set) var mistakes: [SettingsError] = []

  private static let keys = ["name", "extends", "ground", "paint", "colors", "roles"]
  private static let styleKeys = ["color", "on", "style"]
  private static let advice = ["See broadsheet-themes(7) for what a theme can say."]

  /// Nil if there is no such file.
  /// - Parameters:
  ///   - name: the name it must have.
  ///   - collectsMistakes: whether to continue after a mistake, so that `mistakes` has them all.
  /// - Throws: `SettingsError`, with the exit code 65 for any error in it.
  init?(path: String, name: String, collectsMistakes: Bool = false) throws(SettingsError) {
    file = YAMLFile(path: path, advice: ThemeFile.advice, fault: ExitStatus.badData)
    switch try file.contents(what: "roles", example: "extends: dark") {
    case .missing: return nil
    case .nothing: return
    case .names(let names): take(names, name)
    }
    if !collectsMistakes, let first = mistakes.first { throw first }
  }

  private mutating func take(_ names: Node.Mapping, _ name: String) {
    var values: [String: (node: Node, line: Int)] = [:]
    for (key, value) in named(names, among: ThemeFile.keys, "key") where !YAMLFile.isNothing(value.node) {
      values[key] = value
    }
    // Roles may name colors that are defined below them.
    attempt(values["name"]) { file, value throws(SettingsError) in try file.check(value, is: name) }
    attempt(values["extends"]) { file, value throws(SettingsError) in
      file.extends = (try file.scalar("extends", value), value.line)
    }
    attempt(values["colors"]) { file, value throws(SettingsError) in try file.takeColors(value) }
    attempt(values["ground"]) { file, value throws(SettingsError) in
      file.ground = try file.color(file.scalar("ground", value), value.line)
    }
    attempt(values["paint"]) { file, value throws(SettingsError) in
      file.isPainted = try file.isYes(file.scalar("paint", value), value.line)
    }
    attempt(values["roles"]) { file, value throws(SettingsError) in try file.takeRoles(value) }
  }

  /// Records what is wrong with a value, and continues.
  private mutating func attempt<Value>(
    _ value: Value?, _ work: (inout ThemeFile, Value) throws(SettingsError) -> Void
  ) {
    guard let value else { return }
    do throws(SettingsError) { try work(&self, value) } catch { mistakes.append(error) }
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
      attempt(node) { file, node throws(SettingsError) in
        guard ThemeColor(name) == nil else {
          throw file.file.wrong(
            line, "“\(name.prefix(60))” is a color already: it cannot be the name of one")
        }
        let text = try file.scalar("the color \(name.prefix(60))", (node, line))
        // A name that refers to another name could form a cycle.
        guard let color = ThemeColor(text) else {
          // Roles that refer to it are not also wrong.
          file.colors[name] = .standard
          throw file.file.wrong(line, ThemeColor.fault(text, names: []))
        }
        file.colors[name] = color.color
      }
    }
  }

  private mutating func takeRoles(_ value: (node: Node, line: Int)) throws(SettingsError) {
    let names = TextRole.allCases.map(\.name)
    for (name, value) in named(try mapping("roles", value), among: names, "role") {
      guard let role = TextRole.allCases.first(where: { $0.name == name }) else { continue }
      attempt(value) { file, value throws(SettingsError) in
        let style = try file.style(of: name, value)
        file.roles[role] = style
      }
    }
  }

  private mutating func style(
    of name: String, _ value: (node: Node, line: Int)
  ) throws(SettingsError) -> WrittenStyle {
    guard let mapping = value.node.mapping else {
      let color = try color(scalar(name, value), value.line)
      return WrittenStyle(color: color, on: nil, attributes: nil, line: value.line)
    }
    var (ink, paper, attributes): (Color?, Color?, Style.Attributes?) = (nil, nil, nil)
    for (key, value) in named(mapping, among: ThemeFile.styleKeys, "key") {
      attempt(value) { file, value throws(SettingsError) in
        switch key {
        case "color": ink = try file.color(file.scalar(key, value), value.line)
        case "on": paper = try file.color(file.scalar(key, value), value.line)
        default: attributes = try file.attributes(value)
        }
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
        throw file.wrong(node.mark?.line ?? value.line, ThemeFile.unknown("style", text, among: names))
      }
      attributes.formUnion(known.attribute)
    }
    return attributes
  }
}

/// Reading nodes.
extension ThemeFile {
  /// The values by name, limited to `known` names; any other is a mistake.
  private mutating func named(
    _ mapping: Node.Mapping, among known: [String], _ kind: String
  ) -> [(key: String, value: (node: Node, line: Int))] {
    var values: [(key: String, value: (node: Node, line: Int))] = []
    for (key, node) in mapping {
      let line = key.mark?.line ?? 1
      let name = key.scalar?.string ?? "?"
      guard known.contains(name) else {
        mistakes.append(file.wrong(line, ThemeFile.unknown(kind, name, among: known)))
        continue
      }
      values.append((name, (node, line)))
    }
    return values
  }

  /// Lists all names if there are few.
  private static func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
    let all = names.count < 10 ? "The \(kind)s are \(names.joined(separator: ", "))." : nil
    return YAMLFile.unknown(kind, name, among: names, or: all)
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
    guard let isYes = YAMLFile.isYes(text) else {
      throw file.wrong(line, "paint is “\(text.prefix(60))”; it must be yes or no")
    }
    return isYes
  }
}
