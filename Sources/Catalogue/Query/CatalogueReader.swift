import FoundationEssentials
import GRDB
import Newspapers

/// Asks an opened file of the catalogue. What it looks up often it keeps.
final class CatalogueReader {
  let queue: DatabaseQueue
  let count: Int
  /// In seconds since 1970.
  let importedAt: Double
  private var orders: [NewspaperOrder: [UInt32]] = [:]
  private var spans: [Int16]?

  init(_ queue: DatabaseQueue) throws {
    self.queue = queue
    (count, importedAt) = try queue.read { db in
      let facts = try Row.fetchAll(db, sql: "SELECT name, value FROM fact")
      func number(_ name: String) -> Double { facts.first { $0[0] == name }?[1] ?? 0 }
      return (Int(number("newspapers")), number("imported_at"))
    }
  }

  /// The rows of `window` of a list of `rows`, nil of all, in `order`.
  func window(_ window: Window, of rows: RowSet?, by order: NewspaperOrder, _ db: Database) throws -> [Int] {
    guard let rows else { return try slice(window.rows(of: count), of: order, db) }
    var (found, passed) = ([Int](), 0)
    for row in try all(of: order, db) where rows.contains(Int(row)) {
      passed += 1
      guard passed > window.offset else { continue }
      found.append(Int(row))
      if found.count == window.limit { break }
    }
    return found
  }

  /// The rows at `positions` of the whole list, without reading the rest of it.
  private func slice(_ positions: Range<Int>, of order: NewspaperOrder, _ db: Database) throws -> [Int] {
    if let known = orders[order] { return positions.map { Int(known[$0]) } }
    guard !positions.isEmpty else { return [] }
    let parts = positions.lowerBound / Schema.partSize...(positions.upperBound - 1) / Schema.partSize
    let numbers: [UInt32] = try numbers(order.rawValue, parts: parts, db)
    let start = parts.lowerBound * Schema.partSize
    return positions.compactMap { numbers.indices.contains($0 - start) ? Int(numbers[$0 - start]) : nil }
  }

  private func all(of order: NewspaperOrder, _ db: Database) throws -> [UInt32] {
    if let known = orders[order] { return known }
    let rows: [UInt32] = try numbers(order.rawValue, db)
    orders[order] = rows
    return rows
  }

  /// For each row the first and the last year in which it may have appeared, one after the other.
  func spans(_ db: Database) throws -> [Int16] {
    if let spans { return spans }
    let all: [Int16] = try numbers("spans", db)
    spans = all
    return all
  }

  private func numbers<Number: FixedWidthInteger>(
    _ name: String, parts: ClosedRange<Int> = 0...Int(Int32.max), _ db: Database
  ) throws -> [Number] {
    var numbers: [Number] = []
    let rows = try Row.fetchCursor(
      db, sql: "SELECT numbers FROM arrangement WHERE name = ? AND part BETWEEN ? AND ? ORDER BY part",
      arguments: [name, parts.lowerBound, parts.upperBound])
    while let row = try rows.next() {
      try row.withUnsafeData(atIndex: 0) { data in
        data?.withUnsafeBytes { bytes in
          let size = bytes.count / MemoryLayout<Number>.size
          numbers.append(
            contentsOf: (0..<size).map {
              bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Number>.size, as: Number.self)
            })
        }
      }
    }
    return numbers
  }
}
