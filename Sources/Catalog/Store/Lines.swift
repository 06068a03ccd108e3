/// Several values in one column, one per line.
enum Lines {
  static func split(_ column: String) -> [Substring] {
    if column.isEmpty { return [] }
    return column.utf8.split(separator: 0x0A).map { Substring($0) }
  }

  static func strings(_ column: String) -> [String] { split(column).map(String.init) }

  /// `text` as one line, without the separators of values.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// The first value, or an empty string.
  static func first(of column: String) -> String {
    guard let end = column.utf8.firstIndex(of: 0x0A) else { return column }
    return String(column[..<end])
  }
}
