/// How to name the files of pages: `{lccn}_{date}_ed-{edition}_seq-{page}.{ext}`.
///
/// The result is always a plain file name: only ASCII letters, digits, dots, hyphens and underscores, with no
/// dot or hyphen at the beginning.
public struct FileNameTemplate: Hashable, Sendable {
  /// Why a template is invalid.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// `{lccn}_{date}_ed-{edition}_seq-{page}.{ext}`.
  public static let usual = FileNameTemplate(parts: [
    .field("lccn"), .text("_"), .field("date"), .text("_ed-"), .field("edition"), .text("_seq-"),
    .field("page"),
    .text("."), .field("ext"),
  ])
  /// The text of `usual`.
  public static let standard = usual.written
  public static let fields = ["lccn", "date", "edition", "page", "ext"]

  /// The maximum length in bytes, which leaves room for the suffix of an unfinished file.
  public static let limit = 200

  /// Literal texts, and fields by name.
  private enum Part: Hashable {
    case text(String)
    case field(String)
  }

  private let parts: [Part]

  private init(parts: [Part]) { self.parts = parts }

  public init(_ written: String = standard) throws(Fault) {
    var parts: [Part] = []
    var rest = written.unicodeScalars[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      parts.append(.text(String(rest[..<brace])))
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw Fault(description: "unmatched brace")
      }
      let name = String(rest[rest.index(after: brace)..<end])
      guard FileNameTemplate.fields.contains(name) else {
        let known = FileNameTemplate.fields.map { "{\($0)}" }.joined(separator: ", ")
        throw Fault(description: "no field {\(name)}; the fields are \(known)")
      }
      parts.append(.field(name))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
    guard parts.contains(where: { if case .field = $0 { true } else { $0 != .text("") } }) else {
      throw Fault(description: "it is empty")
    }
    guard written.utf8.count <= FileNameTemplate.limit else {
      throw Fault(description: "it is longer than \(FileNameTemplate.limit) bytes")
    }
  }

  private var written: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): "{\(name)}"
      }
    }.joined()
  }

  public func name(of file: PageFile, of page: PageID) -> String {
    let written = parts.map { part in
      switch part {
      case .text(let text): text
      case .field("lccn"): page.issue.lccn.description
      case .field("date"): page.issue.date.description
      case .field("edition"): String(page.issue.edition)
      case .field("page"): String(page.sequence)
      case .field: file.fileExtension
      }
    }
    let name = written.joined().unicodeScalars.prefix(FileNameTemplate.limit)
      .map { FileNameTemplate.isSafe($0) ? Character($0) : "_" }
    guard let first = name.first, first == "." || first == "-" else { return String(name) }
    return "_" + String(name.dropFirst())
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", ".", "_", "-": true
    default: false
    }
  }
}
