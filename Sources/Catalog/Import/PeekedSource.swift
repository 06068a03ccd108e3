import Newspapers

/// Bytes whose beginning can be examined before they are read.
final class PeekedSource: ByteSource {
  private let source: any ByteSource
  private var head: [UInt8] = []

  init(_ source: any ByteSource) { self.source = source }

  var position: Int { source.position }

  /// The first bytes, at most `count`.
  func peek(_ count: Int) throws(NewspaperError) -> [UInt8] {
    while head.count < count {
      var more = [UInt8](repeating: 0, count: count - head.count)
      let got = try more.withUnsafeMutableBufferPointer { room throws(NewspaperError) in
        try source.read(into: UnsafeMutableRawBufferPointer(room))
      }
      if got == 0 { break }
      head += more.prefix(got)
    }
    return head
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    guard !head.isEmpty else { return try source.read(into: room) }
    let count = min(head.count, room.count)
    room.copyBytes(from: head.prefix(count))
    head.removeFirst(count)
    return count
  }
}
