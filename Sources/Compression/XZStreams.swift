/// Follows the xz streams of a file, one after another, to where the last one ends, which the index of each tells:
/// libarchive loses what it has just decompressed if something else follows there.
///
/// See “The .xz File Format” (tukaani.org/xz/xz-file-format.txt), sections 2 and 4.
struct XZStreams {
  private enum State { case within, between, over }

  /// The last bytes of each stream.
  private static let endMagic: [UInt8] = [0x59, 0x5A]
  /// The length of a stream's header, and of its footer.
  private static let edge = 12
  /// The longest index to read: that of about ten thousand blocks.
  private static let longestIndex = 1 << 16

  private var state = State.within
  /// Where the stream begins in the file.
  private var start = 0
  /// How many zeros follow the last stream.
  private var padding = 0
  /// Where the next bytes are in the file, and what is before them.
  private var position = 0
  private var latest: [UInt8] = []

  /// Whether anything but zeros follows the last stream.
  var isFollowed: Bool { state == .over }

  /// How many zeros are missing after the last stream: their number has to be a multiple of four.
  var missingZeros: Int { state == .within ? 0 : (4 - padding % 4) % 4 }

  /// Notes that the missing zeros were added.
  mutating func addZeros() { padding += missingZeros }

  /// - Parameter bytes: the next ones of the file.
  /// - Returns: how many of them belong to streams, or are zeros after one; the rest is something else.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    var place = 0
    while place < bytes.count, state != .over {
      if state == .within {
        let end = end(in: bytes, after: place)
        place = end ?? bytes.count
        if end != nil { (state, padding) = (.between, 0) }
      } else if bytes[place] == 0 {
        (padding, place) = (padding + 1, place + 1)
      } else if padding % 4 == 0, XZStreams.begins(bytes[place...]) {
        (state, start) = (.within, position + place)
      } else {
        state = .over
      }
    }
    let most = XZStreams.longestIndex
    latest = Array(latest.suffix(max(0, most - bytes.count)) + bytes.suffix(most))
    position += bytes.count
    return place
  }

  /// Whether another stream begins, as far as there are bytes.
  private static func begins(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    bytes.starts(with: CompressionMagic.xz.prefix(bytes.count))
  }

  /// Where the stream ends in `bytes`; nil if it continues.
  private func end(in bytes: UnsafeRawBufferPointer, after place: Int) -> Int? {
    // The length of a stream is a multiple of four.
    var end = place + 4 - (position + place - start) % 4
    while end <= bytes.count {
      if bytes[end - 1] == XZStreams.endMagic[1], isEnd(end, of: bytes) { return end }
      end += 4
    }
    return nil
  }

  /// Whether what is before `end` says that the stream has this length: files in the archive may have footers of their
  /// own.
  private func isEnd(_ end: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
    let length = position + end - start
    guard let footer = part(end - XZStreams.edge..<end, of: bytes),
      footer.suffix(2) == XZStreams.endMagic[...]
    else { return false }
    let size = 4 * (1 + footer[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) })
    guard size <= length - 2 * XZStreams.edge,
      let index = part(end - XZStreams.edge - size..<end - XZStreams.edge, of: bytes),
      let blocks = XZStreams.blocks(in: index)
    else { return false }
    return blocks + size + 2 * XZStreams.edge == length
  }

  /// - Parameter range: of places in `bytes`; negative ones are before them.
  /// - Returns: nil if that is no longer known.
  private func part(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard range.lowerBound >= -latest.count else { return nil }
    return range.map { $0 < 0 ? latest[latest.count + $0] : bytes[$0] }
  }

  /// The length of all blocks of an index, in bytes; nil if it is none.
  private static func blocks(in index: [UInt8]) -> Int? {
    // Its own sum ends it.
    var rest = index.dropLast(4)
    guard rest.popFirst() == 0, let count = number(&rest), count <= rest.count / 2 else { return nil }
    var length = 0
    for _ in 0..<count {
      guard let size = number(&rest), size < 1 << 44, number(&rest) != nil else { return nil }
      length += (size + 3) / 4 * 4
    }
    return rest.count < 4 && rest.allSatisfy { $0 == 0 } ? length : nil
  }

  /// Seven bits in each byte, the lowest first; the last one has no eighth.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (number, shift) = (0, 0)
    while shift < 56, let byte = bytes.popFirst() {
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
    return nil
  }
}
