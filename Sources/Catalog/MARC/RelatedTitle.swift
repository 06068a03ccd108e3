import Newspapers

/// A newspaper that preceded or succeeded another: fields 780 and 785.
enum RelatedTitle {
  /// Adds the newspaper that `field` names to a column: an LCCN or nothing, a tab, and a title.
  static func add(_ field: MARCRecord.Field, of record: MARCRecord, to column: inout String) {
    guard let line = line(field, of: record) else { return }
    if !column.isEmpty { column += "\n" }
    column += line
  }

  private static func line(_ field: MARCRecord.Field, of record: MARCRecord) -> String? {
    var number = ""
    for subfield in record.subfields(of: field) where subfield.code == UInt8(ascii: "w") && number.isEmpty {
      let text = record.text(subfield)
      guard text.hasPrefix("(DLC)") else { continue }
      let written = String(decoding: text.utf8.dropFirst(5).filter { $0 != 0x20 }, as: UTF8.self)
      number = (try? LCCN(written))?.description ?? ""
    }
    guard let title = record.text(field, "t") ?? record.text(field, "a") ?? record.text(field, "s") else {
      return number.isEmpty ? nil : "\(number)\t\(number)"
    }
    return "\(number)\t\(TitleText.cleaned(title))"
  }

  /// A column of newspapers known by their titles.
  static func column(_ newspapers: [RelatedNewspaper]) -> String {
    newspapers.map { "\($0.lccn?.description ?? "")\t\(Lines.line($0.title))" }.joined(separator: "\n")
  }

  /// What `line` wrote, for all lines of a column.
  static func read(_ column: String) -> [RelatedNewspaper] {
    Lines.split(column).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return RelatedNewspaper(lccn: try? LCCN(String(parts[0])), title: String(parts[1]))
    }
  }
}
