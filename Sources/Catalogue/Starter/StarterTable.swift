import CStarterCatalogue
import Newspapers

/// The table of the starter catalogue: a header line, then one newspaper a line, fields parted by tabs, several values
/// in a field by `|`. `Fixtures/catalogue/README.md` describes the columns.
struct StarterTable {
  /// Why a line of the table cannot be read.
  struct Fault: Error, Equatable {
    let line: Int
    let what: String
  }

  let rows: [StarterRow]

  /// The table that is built into the program.
  static func builtIn() throws(Fault) -> StarterTable {
    let bytes = UnsafeBufferPointer(start: starter_catalogue_bytes(), count: Int(starter_catalogue_length()))
    return try StarterTable(String(decoding: bytes, as: UTF8.self))
  }

  init(_ text: String) throws(Fault) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let header = lines.first else { throw Fault(line: 1, what: "the table is empty") }
    let names = StarterTable.fields(header).map { String($0) ?? "" }
    let columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    var rows: [StarterRow] = []
    rows.reserveCapacity(lines.count - 1)
    for (number, line) in lines.enumerated().dropFirst() {
      let fields = StarterTable.fields(line)
      guard fields.count == names.count else {
        throw Fault(line: number + 1, what: "\(fields.count) fields instead of \(names.count)")
      }
      do {
        rows.append(try StarterRow(columns: columns, fields: fields))
      } catch {
        throw Fault(line: number + 1, what: error.what)
      }
    }
    self.rows = rows
  }

  private static func fields(_ line: Substring.UTF8View) -> [Substring.UTF8View] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }
}
