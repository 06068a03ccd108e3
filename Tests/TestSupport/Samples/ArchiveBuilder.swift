import Foundation

/// Tar archives as written by chronam, and broken ones, byte by byte.
public struct ArchiveBuilder {
  public enum Kind: String, Sendable {
    case file = "0"
    case hardLink = "1"
    case link = "2"
    case device = "3"
    case folder = "5"
  }

  /// The headers and contents of all members so far.
  public private(set) var members: [UInt8] = []

  /// What ends every tar archive; GNU tar fills its last record with it.
  public static let endMark = [UInt8](repeating: 0, count: 1024)

  public init() {}

  /// A page's two files, which are next to each other.
  public struct Page: Sendable {
    public let name: String
    public let text: String?
    public let alto: String?

    public init(_ name: String, text: String? = nil, alto: String? = nil) {
      (self.name, self.text, self.alto) = (name, text, alto)
    }
  }

  public init(pages: [Page]) {
    for page in pages {
      if let text = page.text { add(page.name + "/ocr.txt", Array(text.utf8)) }
      if let alto = page.alto { add(page.name + "/ocr.xml", Array(alto.utf8)) }
    }
  }

  /// The whole archive.
  public var tar: [UInt8] { members + ArchiveBuilder.endMark }

  /// A name of more than 100 bytes gets GNU tar's header for long names.
  public mutating func add(_ name: String, _ bytes: [UInt8], kind: Kind = .file, size: Int? = nil) {
    if name.utf8.count > 100 {
      addHeader("././@LongLink", size: name.utf8.count + 1, flag: "L")
      addPadded(Array(name.utf8) + [0])
    }
    addHeader(String(name.prefix(100)), size: size ?? bytes.count, flag: kind.rawValue)
    addPadded(bytes)
  }

  /// The name in a pax header, as in POSIX.
  public mutating func addPax(_ name: String, _ bytes: [UInt8]) {
    let record = " path=\(name)\n"
    var length = record.utf8.count
    while "\(length)\(record)".utf8.count != length { length += 1 }
    addHeader("PaxHeaders/x", size: length, flag: "x")
    addPadded(Array("\(length)\(record)".utf8))
    addHeader("short", size: bytes.count, flag: "0")
    addPadded(bytes)
  }

  private mutating func addPadded(_ bytes: [UInt8]) {
    members += bytes
    members += [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
  }

  private mutating func addHeader(_ name: String, size: Int, flag: String) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, _ place: Int) {
      header.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(name, 0)
    put("0000644\u{0}0000000\u{0}0000000\u{0}", 100)
    put(octal(size, 11) + "\u{0}", 124)
    put("00000000000\u{0}", 136)
    put("        ", 148)
    put(flag, 156)
    put("ustar\u{0}00", 257)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, 6) + "\u{0} ", 148)
    members += header
  }

  /// `bytes` compressed by `bzip2`, `gzip`, `xz` or `zstd`.
  public static func compressed(_ bytes: [UInt8], by program: String) throws -> [UInt8] {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = folder.path + "/archive"
    try Data(bytes).write(to: URL(filePath: file))
    return try SharedData.output(of: [program, "-c", file])
  }

  public static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }
}
