import CStarterCatalog
import Newspapers

/// The table of the starter catalog: a header line, then one newspaper per line, with fields separated by
/// tabs and several values in a field by `|`. `Fixtures/catalog/README.md` describes the columns.
struct StarterTable {
  /// Why a line of the table cannot be read.
  struct Fault: Error, Equatable {
    let line: Int
    let what: String
  }

  let rows: [StarterRow]

  /// The table that is built into the program.
  static func builtIn() throws(Fault) -> StarterTable {
    let bytes = UnsafeBufferPointer(start: starter_catalog_bytes(), count: Int(starter_catalog_length()))
    return try StarterTable(Array(bytes))
  }

  init(_ text: String) throws(Fault) { try self.init(Array(text.utf8)) }

  private init(_ bytes: [UInt8]) throws(Fault) {
    let lines = StarterLine.parts(of: bytes[...], at: UInt8(ascii: "\n"))
    let full = lines.enumerated().filter { !$0.element.isEmpty }
    guard let header = full.first else { throw Fault(line: 1, what: "the table is empty") }
    let columns = StarterColumns(StarterLine(bytes[header.element]))
    var rows: [StarterRow] = []
    rows.reserveCapacity(full.count - 1)
    for (number, line) in full.dropFirst() {
      do {
        rows.append(try StarterRow(bytes[line], columns))
      } catch {
        throw Fault(line: number + 1, what: error.what)
      }
    }
    self.rows = rows
  }
}
