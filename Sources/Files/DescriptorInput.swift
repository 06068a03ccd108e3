import Glibc

/// Reads from an open file.
public enum DescriptorInput {
  /// Reads until there is enough, or the file ends.
  /// - Parameters:
  ///   - size: how many bytes; fewer are read only if the file ends earlier.
  ///   - place: where they are, in bytes from the beginning.
  /// - Returns: nil if it failed, with the reason in errno.
  public static func read(_ size: Int, from descriptor: Int32, at place: Int = 0) -> [UInt8]? {
    var reason: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(place + count))
        if step < 0, errno == EINTR { continue }
        if step < 0 { reason = errno }
        if step <= 0 { return }
        count += step
      }
    }
    guard reason != 0 else { return bytes }
    errno = reason
    return nil
  }

  /// Reads what comes next, at most as much as `block` holds. Waits until something is there.
  /// - Returns: how many bytes; 0 at the end, and nil if it failed, with the reason in errno.
  public static func next(from descriptor: Int32, into block: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Glibc.read(descriptor, block.baseAddress, block.count)
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }

  /// The same for an array, whose size stays as it is.
  public static func next(from descriptor: Int32, into block: inout [UInt8]) -> Int? {
    block.withUnsafeMutableBytes { next(from: descriptor, into: $0) }
  }
}
