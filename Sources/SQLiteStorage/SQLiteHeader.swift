import Files

/// What SQLite stores for programs in the first 100 bytes of a file (sqlite.org/fileformat.html, 1.3).
/// Reading it here is faster than a PRAGMA.
public struct SQLiteHeader {
  /// `PRAGMA user_version`.
  public let version: Int32
  /// `PRAGMA application_id`.
  public let application: Int32

  /// Nil if the file cannot be read or is not an SQLite file.
  public init?(path: String) {
    guard let bytes = try? WholeFile(path: path).read(atMost: 100), bytes.count == 100,
      bytes.starts(with: "SQLite format 3\0".utf8)
    else { return nil }
    func number(at place: Int) -> Int32 {
      Int32(bitPattern: bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    version = number(at: 60)
    application = number(at: 68)
  }
}
