import GRDB
import Newspapers
import SQLiteStorage

/// A number that identifies one newspaper: an LCCN, an OCLC number or an ISSN.
enum Identifier {
  /// The rows with the number `words`; none if it is not a valid number, or not in use.
  static func rows(_ words: String, _ db: Database) throws -> [Int] {
    if let lccn = try? LCCN(words) {
      let rows = try rows("lccn = ?", lccn.description, db)
      if !rows.isEmpty { return rows }
    }
    let text = words.trimmed.lowercased()
    let number = text.hasPrefix("oclc") ? String(text.dropFirst(4)).trimmed : text
    if let digits = OCLCNumber.digits(number), digits.utf8.count >= 5 {
      let rows = try rows("oclc = ? AND oclc <> ''", digits, db)
      if !rows.isEmpty { return rows }
    }
    guard let issn = issn(text) else { return [] }
    return try rows("issn = ? AND issn <> ''", issn, db)
  }

  private static func rows(_ condition: String, _ value: String, _ db: Database) throws -> [Int] {
    var rows: [Int] = []
    let statement = try db.cachedStatement(sql: "SELECT id FROM newspaper WHERE \(condition)")
    statement.bind(value, at: 1)
    try statement.forEachNumber(db) { rows.append($0) }
    return rows
  }

  /// `1941-0646`, in any notation; nil if it is not an ISSN.
  private static func issn(_ text: String) -> String? {
    let bare = (text.hasPrefix("issn") ? String(text.dropFirst(4)).trimmed : text).utf8.filter { $0 != 0x2D }
    guard bare.count == 8, bare.dropLast().allSatisfy({ (0x30...0x39).contains($0) }),
      let last = bare.last, (0x30...0x39).contains(last) || last == UInt8(ascii: "x")
    else { return nil }
    let written = String(decoding: bare, as: UTF8.self).uppercased()
    return written.prefix(4) + "-" + written.suffix(4)
  }
}
