import Foundation
import Terminal
import Text

/// What is true of everything written to a terminal, a file or another program.
enum PrintedProperties {
  /// No terminal control characters, and no line end.
  static func checkLine(_ line: String) throws(FuzzFinding) {
    for scalar in line.unicodeScalars {
      let isHarmless =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
        case .format: visibleFormats.contains(scalar.value)
        default: true
        }
      try property("U+\(String(scalar.value, radix: 16)) in “\(line)”", isHarmless)
    }
  }

  /// Joiners, and the signs of Arabic, Syriac and Kaithi around numbers: nothing that reorders or hides.
  private static let visibleFormats: Set<UInt32> = [
    0x200c, 0x200d, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd,
    0x110cd,
  ]

  static func checkTSV(_ line: String, columns: Int) throws(FuzzFinding) {
    let fields = line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
    try property("\(fields.count) columns in “\(line)”", fields.count == columns)
    for field in fields { try checkLine(String(field)) }
  }

  /// Parses it as RFC 4180, byte by byte; no field may begin like a formula.
  static func checkCSV(_ line: String, columns: Int) throws(FuzzFinding) {
    let fields = try csvFields(line)
    try property("\(fields.count) columns in “\(line)”", fields.count == columns)
    for field in fields {
      try checkLine(field)
      let first = field.unicodeScalars.first { $0 != " " }
      try property(
        "the formula “\(field)”",
        first.map { !"=+-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\t\r".unicodeScalars.contains($0) } ?? true)
    }
  }

  static func checkJSON(_ text: String) throws(FuzzFinding) {
    for line in text.split(separator: "\n") { try checkLine(String(line)) }
    let printed = Sanitizer.sanitizedLines(text)
    try property("printing changes “\(text)”", printed == text)
    guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any] else {
      throw FuzzFinding("no object: \(text)")
    }
  }

  private static func csvFields(_ line: String) throws(FuzzFinding) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var (isQuoted, wasQuoted) = (false, false)
    let quote = UInt8(ascii: "\"")
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case quote where isQuoted && rest.first == quote: field.append(rest.removeFirst())
      case quote where isQuoted: (isQuoted, wasQuoted) = (false, true)
      case quote where field.isEmpty && !wasQuoted: isQuoted = true
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        (field, wasQuoted) = ([], false)
      default:
        try property("a stray quotation mark in “\(line)”", byte != quote && !wasQuoted)
        field.append(byte)
      }
    }
    try property("a field without an end in “\(line)”", !isQuoted)
    return fields + [String(decoding: field, as: UTF8.self)]
  }
}
