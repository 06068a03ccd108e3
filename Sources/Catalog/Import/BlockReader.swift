import Newspapers

/// The part of a file being read: bytes are added at the end and removed at the front.
struct BlockReader {
  private let file: any ByteSource
  private var bytes: [UInt8] = []
  private var start = 0
  private var end = 0
  private(set) var isAtEnd = false

  /// A block stays in the processor's cache until it has been read.
  private static let blockSize = 1 << 18

  init(_ file: any ByteSource) { self.file = file }

  /// The number of bytes in memory.
  var count: Int { end - start }

  /// How much of the file, as stored on disk, has been read.
  var position: Int { file.position }

  /// Passes the bytes in memory, followed by `XMLCursor.padding`, and their number without it.
  func withBytes<Result, Failure>(
    _ use: (UnsafeBufferPointer<UInt8>, _ end: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let all = max(bytes.count, 0)
    guard all > 0 else {
      return try XMLCursor.padding.withUnsafeBufferPointer { padding throws(Failure) in try use(padding, 0) }
    }
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try use(UnsafeBufferPointer(rebasing: bytes[start..<end + XMLCursor.padding.count]), end - start)
    }
  }

  mutating func consume(_ count: Int) { start += min(count, end - start) }

  /// Reads more; false at the end of the file.
  mutating func fill() throws(NewspaperError) -> Bool {
    guard !isAtEnd else { return false }
    let kept = end - start
    let size = kept + BlockReader.blockSize
    if bytes.count < size + XMLCursor.padding.count {
      var larger = [UInt8](repeating: 0, count: max(size, 2 * kept) + XMLCursor.padding.count)
      larger.replaceSubrange(0..<kept, with: bytes[start..<end])
      bytes = larger
    } else {
      bytes.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        base.copyMemory(from: base + start, byteCount: kept)
      }
    }
    (start, end) = (0, kept)
    let room = kept..<kept + BlockReader.blockSize
    let count = try bytes.withUnsafeMutableBufferPointer { bytes throws(NewspaperError) in
      try file.read(into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[room])))
    }
    end += count
    bytes.replaceSubrange(end..<end + XMLCursor.padding.count, with: XMLCursor.padding)
    if count == 0 { isAtEnd = true }
    return count > 0
  }
}
