extension StringProtocol {
  /// The first place of `part`, such as `://`: its bytes are compared, many times as fast as `firstRange(of:)` compares
  /// characters.
  public func asciiRange(of part: StaticString) -> Range<Index>? {
    // Nil where the text is not stored in one piece.
    let found: Int?? = utf8.withContiguousStorageIfAvailable { bytes in
      part.withUTF8Buffer { part in
        guard bytes.count >= part.count else { return nil }
        return (0...bytes.count - part.count).first { start in
          part.indices.allSatisfy { bytes[start + $0] == part[$0] }
        }
      }
    }
    guard let found else { return firstRange(of: String(describing: part)) }
    return found.map { offset in
      let start = utf8.index(utf8.startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: part.utf8CodeUnitCount)
    }
  }

  public func contains(ascii part: StaticString) -> Bool { asciiRange(of: part) != nil }
}
