import Files
import Glibc
import Newspapers

/// A file, or standard input, that a command reads as a whole.
enum WholeInput {
  /// Larger than any library; keeps out an endless file.
  private static let limit = 64 << 20

  /// Whether standard input is a terminal, where nothing arrives unless it is typed.
  static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether standard input is a pipe or a file with bytes that nobody has read yet. Does not wait.
  static var isWaiting: Bool {
    var count: CInt = 0
    // Fails for what has no such number: /dev/null, which is also what a closed standard input becomes.
    return !isTyped && ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 && count > 0
  }

  /// - Parameter path: `-` is standard input.
  static func bytes(of path: String) throws(NewspaperError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : GivenPath(path).withBytes { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(path) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard let count = DescriptorInput.next(from: descriptor, into: &block) else { throw failure(path) }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else { throw .local(what: "\(path) is larger than \(limit >> 20) MiB") }
    }
  }

  private static func failure(_ path: String) -> NewspaperError {
    .local(what: "cannot read \(InputName.of(path)): \(String(cString: strerror(errno)))")
  }
}
