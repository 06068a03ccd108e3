import Newspapers

@testable import Catalog

/// Bytes in memory, delivered in pieces.
final class MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let piece: Int
  private(set) var position = 0

  init(_ text: String, piece: Int = .max) {
    bytes = Array(text.utf8)
    self.piece = piece
  }

  init(_ bytes: [UInt8], piece: Int = .max) {
    self.bytes = bytes
    self.piece = piece
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    let count = min(room.count, piece, bytes.count - position)
    room.copyBytes(from: bytes[position..<position + count])
    position += count
    return count
  }
}
