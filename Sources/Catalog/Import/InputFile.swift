import Files
import Glibc
import Newspapers

/// A file, or standard input, unchanged.
final class InputFile: ByteSource {
  private let descriptor: Int32
  private let name: String
  /// In bytes; nil for a pipe.
  let size: Int?
  private(set) var position = 0

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(NewspaperError) {
    name = path == "-" ? "standard input" : path
    descriptor =
      path == "-" ? dup(STDIN_FILENO) : GivenPath(path).withBytes { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw .local(what: "\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    if status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw .local(what: "\(name) is a folder")
    }
  }

  deinit { close(descriptor) }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    guard let count = DescriptorInput.next(from: descriptor, into: room) else {
      throw .local(what: "\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
    position += count
    return count
  }
}
