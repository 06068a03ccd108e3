import Newspapers

/// Bytes whose beginning can be examined before they are read.
final class PeekedSource: ByteSource {
  private let source: any ByteSource
  private var head: [UInt8] = []
  /// Why nothing follows the beginning.
  private var failure: NewspaperError?

  init(_ source: any ByteSource) { self.source = source }

  var position: Int { source.position }

  /// The first bytes, at most `count`; fewer if no more can be read, which `read` reports after them.
  func peek(_ count: Int) throws(NewspaperError) -> [UInt8] {
    while head.count < count, failure == nil {
      var more = [UInt8](repeating: 0, count: count - head.count)
      var got = 0
      do throws(NewspaperError) {
        got = try more.withUnsafeMutableBufferPointer { room throws(NewspaperError) in
          try source.read(into: UnsafeMutableRawBufferPointer(room))
        }
      } catch {
        if head.isEmpty { throw error }
        failure = error
      }
      if got == 0 { break }
      head += more.prefix(got)
    }
    return head
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    guard !head.isEmpty else {
      if let failure { throw failure }
      return try source.read(into: room)
    }
    let count = min(head.count, room.count)
    room.copyBytes(from: head.prefix(count))
    head.removeFirst(count)
    return count
  }
}
