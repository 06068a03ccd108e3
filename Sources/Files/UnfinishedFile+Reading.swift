import Glibc

extension UnfinishedFile {
  /// Reads the existing content, piece by piece.
  public func read(_ body: (UnsafeRawBufferPointer) -> Void) throws(FileFailure) {
    var place = 0
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let length = pread(descriptor, &block, block.count, off_t(place))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw FileFailure(shownPart) }
      if length == 0 { return }
      block.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
      place += length
    }
  }

  /// The first bytes, up to `limit`.
  public func head(_ limit: Int) throws(FileFailure) -> [UInt8] { try bytes(at: 0, count: limit) }

  /// The bytes from `place` on, up to `limit`; fewer at the end.
  public func bytes(at place: Int, count limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = DescriptorInput.read(limit, from: descriptor, at: place) else {
      throw FileFailure(shownPart)
    }
    return bytes
  }
}
