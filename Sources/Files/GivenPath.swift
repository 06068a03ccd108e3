import Glibc

/// A path as the reader gave it on the command line. Names of files are bytes, and need not be UTF-8: Swift
/// repairs arguments that are not, and a repaired name is a different name.
public struct GivenPath: Sendable {
  /// For display, and wherever UTF-8 is needed: as repaired by Swift.
  public let text: String
  private let bytes: [CChar]

  /// - Parameter text: an argument of this program, or the value of one (`--output=VALUE`, `-oVALUE`);
  ///   anything else is used as it is.
  public init(_ text: String) {
    self.text = text
    bytes = GivenPath.given(text) ?? Array(text.utf8CString)
  }

  private init(text: String, bytes: [CChar]) { (self.text, self.bytes) = (text, bytes) }

  /// - Parameter path: without the final NUL.
  private init(path: [CChar]) {
    text = String(decoding: path.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    bytes = path + [0]
  }

  /// This name with a suffix.
  public func appending(_ suffix: String) -> GivenPath {
    GivenPath(text: text + suffix, bytes: Array(bytes.dropLast()) + Array(suffix.utf8CString))
  }

  /// The folder that it is in, which need not exist.
  public var folder: GivenPath {
    guard let slash = bytes.lastIndex(of: CChar(bitPattern: UInt8(ascii: "/"))) else { return GivenPath(".") }
    return GivenPath(path: Array(bytes[..<max(slash, 1)]))
  }

  /// What this symbolic link leads to, which need not exist; nil if this is not a link.
  public var linkTarget: GivenPath? {
    var target = [CChar](repeating: 0, count: 4096)
    let length = withBytes { readlink($0, &target, target.count) }
    guard length > 0, length < target.count else { return nil }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    // Relative to the link's folder.
    let start = target[0] == slash ? 0 : bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return GivenPath(path: Array(bytes[..<start]) + Array(target[..<length]))
  }

  /// Calls `body` with the path as a C string.
  public func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return text.withCString(body) }
      return body(start)
    }
  }

  /// Whether it is a pipe, such as the shell makes of `<(command)`: it can be read only once, and its name says
  /// nothing about its contents.
  public var isPipe: Bool {
    var status = stat()
    return withBytes { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether Swift may have repaired a name.
  static func isRepaired(_ text: String) -> Bool { text.unicodeScalars.contains("\u{FFFD}") }

  /// The argument's original bytes, if Swift had to repair it.
  private static func given(_ text: String) -> [CChar]? {
    guard isRepaired(text) else { return nil }
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeBufferPointer(start: argument, count: strlen(argument)))
      let afterSign = bytes.firstIndex(of: CChar(bitPattern: UInt8(ascii: "="))).map { $0 + 1 }
      for start in [0, 2, afterSign].compactMap(\.self) where start <= bytes.count {
        let value = Array(bytes[start...])
        let read = String(decoding: value.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if read == text { return value + [0] }
      }
    }
    return nil
  }
}
