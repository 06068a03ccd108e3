extension String {
  /// Whether every character is one byte. True of nearly everything drawn; checks eight bytes at a time.
  public var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= bytes.count {
        guard bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else {
          return false
        }
        place += 8
      }
      while place < bytes.count {
        guard bytes[place] < 0x80 else { return false }
        place += 1
      }
      return true
    } ?? utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether there is nothing but printable ASCII, 0x20 to 0x7E, and `other`. Scans the bytes in place.
  public func isPrintableASCII(or other: UInt8 = 0x20) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == other }
    } ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == other }
  }
}
