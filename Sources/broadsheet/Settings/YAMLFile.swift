import Glibc
import Newspapers
import Presentation
import Yams

/// A YAML file written by a person: settings or a theme.
///
/// Uses Yams for nodes only, never for values: Yams' own rules are regular expressions that would cost every start
/// milliseconds.
struct YAMLFile {
  let path: String
  /// Where to look up its format.
  let advice: [String]
  /// The exit status for anything wrong with its content.
  let fault: Int32

  /// In bytes; anything longer was not written by a person.
  private static let sizeLimit = 64 << 10

  enum Contents {
    /// There is no such file.
    case missing
    /// Nothing but comments.
    case nothing
    case names(Node.Mapping)
  }

  /// The mapping at the top level.
  /// - Parameter example: a line that could be in it.
  /// - Throws: `SettingsError`; its exit code is 74 for a file that cannot be read.
  func contents(what: String, example: String) throws(SettingsError) -> Contents {
    guard let bytes = try bytes() else { return .missing }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("\(path) is not UTF-8 text")
    }
    guard let root = try node(of: text), !YAMLFile.isNothing(root) else { return .nothing }
    guard let mapping = root.mapping else {
      throw error("\(path) has no \(what): write one per line, such as “\(example)”")
    }
    return .names(mapping)
  }

  /// What is wrong on that line.
  func wrong(_ line: Int, _ words: String) -> SettingsError {
    SettingsError("\(path), line \(line): \(words)", advice: advice, exitCode: fault, line: line)
  }

  /// That there is no `kind` with that name, suggesting the nearest of `names`, or else `hint`.
  static func unknown(_ kind: String, _ name: String, among names: [String], or hint: String? = nil) -> String
  {
    let meant = Resemblance.names(like: name, among: names).first.map { "Did you mean “\($0)”?" }
    return ["no \(kind) “\(name.prefix(60))”.", meant ?? hint].compactMap(\.self).joined(separator: " ")
  }

  /// Whether a text written for yes or no means yes, in any of YAML's words; nil if it means neither.
  static func isYes(_ text: String) -> Bool? {
    ["yes": true, "true": true, "on": true, "no": false, "false": false, "off": false][text.lowercased()]
  }

  func error(_ words: String) -> SettingsError { SettingsError(words, advice: advice, exitCode: fault) }

  /// A name whose value is missing or commented out.
  static func isNothing(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }
}

extension YAMLFile {
  /// Nil for an empty file.
  private func node(of text: String) throws(SettingsError) -> Node? {
    do {
      return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      let trouble = (error as? YamlError).map(YAMLTrouble.init) ?? YAMLTrouble(invalid: "\(error)", line: nil)
      guard let line = trouble.line else { throw self.error("\(path): \(trouble.words)") }
      throw wrong(line, trouble.words)
    }
  }

  /// Nil if there is no such file.
  private func bytes() throws(SettingsError) -> [UInt8]? {
    // Nothing may ever be written to a pipe: do not wait for it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, let file = fdopen(descriptor, "r") else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(errno)
    }
    defer { fclose(file) }
    guard ![S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else {
      throw SettingsError("cannot read \(path): it is a pipe, not a file", exitCode: ExitStatus.inputOutput)
    }
    var bytes = [UInt8](repeating: 0, count: YAMLFile.sizeLimit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw unreadable(errno) }
    guard count <= YAMLFile.sizeLimit else { throw error("\(path) is longer than 64 KB") }
    return Array(bytes[..<count])
  }

  private func unreadable(_ code: Int32) -> SettingsError {
    SettingsError(
      "cannot read \(path): \(String(cString: strerror(code)))", exitCode: ExitStatus.inputOutput)
  }
}
