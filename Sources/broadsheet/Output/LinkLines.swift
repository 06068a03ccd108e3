import Files
import Links
import Presentation
import Text

/// An address and its meaning, for other programs.
struct LinkFields: Encodable {
  let written: String
  let status: String
  let kind: String
  let id: String?
  let address: String?
  let region: String?
  let words: String?
  let note: String?

  init(_ link: Link, written: String) {
    (self.written, status, kind) = (written, link.status.rawValue, link.target.kind)
    (id, address, note, words) = (link.target.id, link.address, link.note, link.words)
    region = link.target.region?.description
  }

  /// Kind, id and address, separated by tabs.
  var line: String { [kind, id ?? "", address ?? ""].map(LinkFields.cell).joined(separator: "\t") }

  /// A field without tabs and line ends.
  static func cell(_ text: String) -> String {
    // True of nearly all.
    if text.isPrintableASCII() { return text }
    return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}

/// The addresses found in texts or given by themselves, one per line; the last line counts each status.
struct LinkReport {
  private struct Row: Encodable {
    /// Nil, like the line and the column, for an address that was given by itself.
    let file: String?
    let line: Int?
    let column: Int?
    let link: LinkFields
    let new: String?
    let status: String
    let check: String?
  }

  let isJSON: Bool
  /// Whether there is a column with the results of requests.
  let isChecked: Bool
  private(set) var counts: [Link.Status: Int] = [:]
  /// What was found out about the links, by `LinkCheck.Finding.name`.
  private var findings: [String: Int] = [:]

  init(isJSON: Bool, isChecked: Bool) { (self.isJSON, self.isChecked) = (isJSON, isChecked) }

  /// - Parameters:
  ///   - file: the text; nil for an address that was given by itself.
  ///   - check: the result of a request; nil if there was none.
  mutating func line(_ found: FoundLink, in file: String?, check: LinkCheck.Finding?) -> String {
    counts[found.status, default: 0] += 1
    if let check { findings[check.name, default: 0] += 1 }
    let fields = LinkFields(found.link, written: found.old)
    if isJSON {
      return JSONLines.object(
        Row(
          file: file, line: file.map { _ in found.line }, column: file.map { _ in found.column },
          link: fields, new: found.new, status: found.status.rawValue, check: check?.words))
    }
    let place = file.map { [$0, String(found.line), String(found.column)] } ?? ["", "", ""]
    let cells =
      place + [
        found.status.rawValue, fields.kind, fields.id ?? "",
        found.old, found.new ?? fields.address ?? "", fields.note ?? "", fields.words ?? "",
      ]
    return (isChecked ? cells + [check?.words ?? ""] : cells).map(LinkFields.cell).joined(separator: "\t")
  }

  var lastLine: String {
    var totals = Link.Status.allCases.map { ($0.rawValue, counts[$0] ?? 0) }
    if isChecked { totals += LinkCheck.Finding.names.map { ($0, findings[$0] ?? 0) } }
    if isJSON {
      return JSONLines.object(
        Dictionary(uniqueKeysWithValues: totals.map { ($0.replacing(" ", with: "_"), $1) }))
    }
    return "total\t" + totals.map { "\($0) \($1)" }.joined(separator: "\t")
  }
}
