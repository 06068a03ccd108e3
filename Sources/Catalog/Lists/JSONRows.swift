import Files

/// The rows of a list in JSON, however it ends: objects in an array, in the one of `newspapers` of an object, or one
/// after another as in JSON Lines.
struct JSONRows {
  /// The complete ones, in order.
  private(set) var rows: [Range<Int>] = []
  /// Whether the file ends inside a row, or before the end of the array.
  private(set) var isCut = false
  /// Whether something is there that no such list has.
  private(set) var isOther = false

  private static let key = Array("\"newspapers\"".utf8)

  /// - Parameter bytes: the whole file.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = JSONRows.skip(bytes, bytes.withoutByteOrderMark.startIndex)
    let begun = place < bytes.count && bytes[place] == UInt8(ascii: "[") ? place + 1 : nil
    let array = begun ?? JSONRows.array(in: bytes, at: place)
    if let array { place = array }
    while true {
      place = JSONRows.skip(bytes, place, alsoCommas: true)
      guard place < bytes.count else {
        isCut = array != nil
        return
      }
      if array != nil, bytes[place] == UInt8(ascii: "]") {
        // An object may have more after its array, but a whole one is decoded as such.
        isOther = JSONRows.skip(bytes, place + 1) < bytes.count
        isCut = begun == nil && !isOther
        return
      }
      guard bytes[place] == UInt8(ascii: "{") else {
        isOther = true
        return
      }
      guard let end = JSONRows.end(of: place, in: bytes) else {
        isCut = true
        return
      }
      rows.append(place..<end)
      place = end
    }
  }

  /// Where the rows begin in an object that has them as `newspapers`; nil if it does not begin so.
  private static func array(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    var place = skip(bytes, start + 1)
    guard bytes[place...].starts(with: key) else { return nil }
    place = skip(bytes, place + key.count)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    place = skip(bytes, place + 1)
    return place < bytes.count && bytes[place] == UInt8(ascii: "[") ? place + 1 : nil
  }

  /// The first place from `start` on that has no white space.
  private static func skip(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, alsoCommas: Bool = false
  ) -> Int {
    var place = start
    while place < bytes.count, bytes[place] <= 0x20 || alsoCommas && bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
    return place
  }

  /// Where the object ends that begins at `start`; nil if the file does before.
  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (depth, isQuoted, place) = (0, false, start)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if isQuoted {
        if byte == UInt8(ascii: "\\") { place += 1 } else if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }
}
