import Files
import FoundationEssentials
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The user's own themes, one file each, in addition to the built-in ones.
struct ThemeFolder {
  let path: String

  /// A theme, and what it is based on.
  struct Found {
    let theme: Theme
    /// The built-in theme on which it is ultimately based.
    let root: Theme
  }

  /// A theme extends another, which extends another, and so on: at most this many times.
  private static let deepest = 4

  init(path: String) { self.path = path }

  init(_ settings: Settings) { self.init(beside: settings.configurationFile) }

  init(beside configurationFile: String) { path = Folder.holding(configurationFile) + "/themes" }

  /// The names of the files, whatever they contain. Names of built-in themes cannot be used.
  var names: [String] { written.filter(ThemeFolder.isFree) }

  /// The files whose names no theme can have: each without its folder, and why.
  var misnamed: [(file: String, fault: SettingsError)] {
    written.filter { !ThemeFolder.isFree($0) }.map { name in
      ("\(name).yaml", ThemeFolder.misnamed("\(path)/\(name).yaml", name))
    }
  }

  /// The names of all files, without their extension.
  private var written: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  private static func misnamed(_ path: String, _ name: String) -> SettingsError {
    SettingsError(
      "\(path): “\(name.prefix(60))” cannot be the name of a theme",
      advice: ["Use lowercase letters, digits and hyphens, and not the name of a built-in theme."],
      exitCode: ExitStatus.badData)
  }

  /// Whether a user's theme can have this name.
  private static func isFree(_ name: String) -> Bool {
    ThemeName(name) != nil && name != "auto" && builtIn(name) == nil
  }

  /// - Throws: `SettingsError`: its exit code is 64 if there is no theme with that name, and 65 if its file
  ///   is invalid.
  func choice(_ name: ThemeName) throws(SettingsError) -> ThemeChoice {
    name == .auto ? .auto : .always(try theme(name.text).theme)
  }

  func theme(_ name: String) throws(SettingsError) -> Found {
    if let theme = ThemeFolder.builtIn(name) { return Found(theme: theme, root: theme) }
    guard let file = try self.file(of: name) else {
      throw SettingsError(
        "no theme “\(name.prefix(60))”. \(hint(name))", advice: ["“broadsheet theme list” lists all."])
    }
    return try theme(file, name)
  }

  /// The file of a theme; nil if there is none.
  /// - Throws: also for a link that leads nowhere.
  private func file(of name: String) throws(SettingsError) -> ThemeFile? {
    guard ThemeName(name) != nil else { return nil }
    let path = "\(path)/\(name).yaml"
    if let file = try ThemeFile(path: path, name: name) { return file }
    if names.contains(name) { throw ThemeFolder.missing(path) }
    return nil
  }

  private static func missing(_ path: String) -> SettingsError {
    SettingsError("cannot read \(path): No such file or directory", exitCode: ExitStatus.inputOutput)
  }

  /// The state of a theme's file.
  enum Checked {
    case sound(Found)
    /// Everything wrong with it, by line.
    case wrong([SettingsError])
  }

  /// Reads the theme in a file anywhere, or in the one with that name in the folder; those that it extends
  /// are in the folder.
  func check(_ path: String) -> Checked {
    do throws(SettingsError) {
      let (written, name) = try file(at: path)
      guard written.mistakes.isEmpty else {
        var mistakes = written.mistakes
        do throws(SettingsError) { _ = try chain(from: written, name) } catch { mistakes.append(error) }
        return .wrong(mistakes)
      }
      return .sound(try theme(written, name))
    } catch {
      return .wrong([error])
    }
  }

  /// With its mistakes collected.
  private func file(at path: String) throws(SettingsError) -> (ThemeFile, name: String) {
    let isName = ThemeName(path) != nil && !FileManager.default.fileExists(atPath: path)
    let path = isName ? "\(self.path)/\(path).yaml" : path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.hasSuffix(".yaml") ? String(file.dropLast(5)) : file
    guard ThemeFolder.isFree(name) else { throw ThemeFolder.misnamed(path, name) }
    guard let written = try ThemeFile(path: path, name: name, collectsMistakes: true) else {
      throw ThemeFolder.missing(path)
    }
    return (written, name)
  }

  private func theme(_ file: ThemeFile, _ name: String) throws(SettingsError) -> Found {
    let (chain, root) = try chain(from: file, name)
    let theme = chain.reversed().reduce(root) { ThemeFolder.extended($0, by: $1.file, $1.name) }
    try ThemeFolder.check(theme, file)
    return Found(theme: theme, root: root)
  }

  /// The theme, those that it extends, and the built-in one on which they are based.
  private func chain(
    from file: ThemeFile, _ name: String
  ) throws(SettingsError) -> (files: [(name: String, file: ThemeFile)], root: Theme) {
    var chain = [(name: name, file: file)]
    while let last = chain.last {
      let (next, line) = last.file.extends
      if let root = ThemeFolder.builtIn(next) { return (chain, root) }
      guard next != "auto" else {
        throw last.file.file.wrong(
          line, "extends names no theme: “auto” only chooses one. Use dark or light.")
      }
      guard !chain.contains(where: { $0.name == next }) else {
        let circle = (chain.map(\.name) + [next]).joined(separator: " → ")
        throw last.file.file.wrong(line, "extends is circular: \(circle)")
      }
      guard chain.count < ThemeFolder.deepest else {
        throw last.file.file.wrong(line, "extends is more than \(ThemeFolder.deepest) files deep")
      }
      guard let file = try self.file(of: next) else {
        let hint = hint(next, omitting: ["auto"] + chain.map(\.name))
        throw last.file.file.wrong(line, "extends names no theme: “\(next.prefix(60))”. \(hint)")
      }
      chain.append((next, file))
    }
    throw file.file.error("\(file.file.path) is not a theme")
  }

  private static func builtIn(_ name: String) -> Theme? { Theme.builtIn.first { $0.name == name } }

  private static func extended(_ theme: Theme, by file: ThemeFile, _ name: String) -> Theme {
    theme.variant(name, ground: file.ground ?? theme.ground, isPainted: file.isPainted ?? theme.isPainted) {
      role, style in
      if let own = file.roles[role] { return own.applied(to: style) }
      if role == .selectionMuted, let row = file.roles[.selection] {
        return row.withoutWeight.applied(to: style)
      }
      guard let first = RoleFamily(of: role).roles.first, let written = file.roles[first] else {
        return style
      }
      return written.applied(to: style, emphasis: role.emphasis)
    }
  }

  /// Roles that must differ by more than weight, because nothing else shows where they are.
  private static func check(_ theme: Theme, _ file: ThemeFile) throws(SettingsError) {
    for (one, other) in [(TextRole.selection, TextRole.text), (.absent, .issue)] {
      let (style, base) = (theme[one], theme[other])
      guard style.foreground != .standard || base.foreground != .standard, style.looksLike(base) else {
        continue
      }
      let line = (file.roles[one] ?? file.roles[other])?.line ?? 1
      throw file.file.wrong(line, "\(one.name) looks like \(other.name): nothing would tell them apart")
    }
  }

  private func hint(_ name: String, omitting omitted: [String] = []) -> String {
    let all = (ThemeChoice.names + names).filter { !omitted.contains($0) }
    let meant = Resemblance.names(like: name, among: all).first.map { "Did you mean “\($0)”?" }
    return meant ?? "The themes are \(all.joined(separator: ", "))."
  }
}

extension Style {
  /// Whether only weight distinguishes them.
  fileprivate func looksLike(_ other: Style) -> Bool {
    let weight: Attributes = [.bold, .dim, .italic]
    return foreground == other.foreground && background == other.background
      && attributes.subtracting(weight) == other.attributes.subtracting(weight)
  }
}
