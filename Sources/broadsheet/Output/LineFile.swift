import Files
import Glibc

/// A new file of lines, which are written as they arrive.
final class LineFile {
  private let path: String
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(_ given: GivenPath) throws(FileFailure) {
    path = given.text
    descriptor = given.withBytes { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileFailure(path) }
  }

  deinit { close(descriptor) }

  func add(_ line: String) throws(FileFailure) {
    pending += line.utf8
    pending.append(0x0A)
    if pending.count > 1 << 16 { try flush() }
  }

  func flush() throws(FileFailure) {
    let isWritten = pending.withUnsafeBufferPointer { DescriptorOutput.write($0, to: descriptor) }
    guard isWritten else { throw FileFailure(path) }
    pending.removeAll(keepingCapacity: true)
  }
}
