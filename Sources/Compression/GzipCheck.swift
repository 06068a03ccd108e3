/// Decompresses consecutive gzip files only to compare their checksums: libarchive accepts bytes that
/// contradict them.
final class GzipCheck {
  private let gunzip: Gunzip
  private let made = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)

  init() throws(Gunzip.Failure) { gunzip = try Gunzip() }

  deinit { made.deallocate() }

  /// Whether every file was complete, with the right checksums. Whatever follows the last one does not count.
  var isWhole: Bool { gunzip.state == .between || gunzip.state == .over }

  /// - Parameter bytes: the next ones, at most a megabyte.
  func take(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place < bytes.count, gunzip.state != .damaged, gunzip.state != .over {
      place += gunzip.step(UnsafeRawBufferPointer(rebasing: bytes[place...]), into: made).taken
    }
  }
}
