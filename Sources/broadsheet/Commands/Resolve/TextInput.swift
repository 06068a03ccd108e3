import Files
import Glibc

/// A file or standard input, piece by piece.
final class TextInput {
  private let path: String
  private let descriptor: Int32
  private var piece = [UInt8](repeating: 0, count: 256 << 10)

  /// The first bytes, once something was read: in UTF-16 files a mark (RFC 2781, section 3.2).
  private var beginning: [UInt8]?

  /// Whether what was read is the beginning of a text in UTF-16.
  var isUTF16: Bool { beginning == [0xFF, 0xFE] || beginning == [0xFE, 0xFF] }

  /// - Parameter given: a path, or `-`.
  init(_ given: String) throws(FileFailure) {
    path = InputName.of(given)
    descriptor = given == "-" ? STDIN_FILENO : GivenPath(given).withBytes { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileFailure(path) }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// - Returns: false at the end.
  func next(_ take: (UnsafeRawBufferPointer) -> Void) throws(FileFailure) -> Bool {
    guard let count = DescriptorInput.next(from: descriptor, into: &piece) else { throw FileFailure(path) }
    guard count > 0 else { return false }
    if beginning == nil { beginning = Array(piece.prefix(min(count, 2))) }
    piece.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return true
  }

  /// Reads everything, and goes back to the beginning.
  func hasNUL() throws(FileFailure) -> Bool {
    var found = false
    while !found, try next({ found = found || $0.contains(0) }) {}
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileFailure(path) }
    return found
  }
}
