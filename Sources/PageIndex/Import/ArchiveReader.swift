import CArchive
import Files
import Glibc
import Newspapers

/// The files in an archive or a compressed file, one by one, read with libarchive. Nothing is unpacked to
/// disk.
final class ArchiveReader {
  private final class Source {
    let descriptor: Int32
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    var position = 0
    var failure: FileFailure?
    let name: String

    init(_ descriptor: Int32, name: String) { (self.descriptor, self.name) = (descriptor, name) }

    deinit {
      block.deallocate()
      close(descriptor)
    }
  }

  /// Why no archive can be read; nil if libarchive is installed.
  static let loadError: String? = carchive_open(CARCHIVE_LIBRARY).map { String(cString: $0) }

  /// For display.
  let name: String
  private(set) var hasEntries = false
  private let source: Source
  private let archive: OpaquePointer

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(NewspaperError) {
    if let error = ArchiveReader.loadError {
      throw .local(what: "libarchive, which reads archives, cannot be loaded: \(error)")
    }
    name = path == "-" ? "standard input" : path
    let descriptor =
      path == "-"
      ? dup(STDIN_FILENO) : GivenPath(path).withBytes { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else {
      throw .local(what: "\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
    source = Source(descriptor, name: name)
    let begun = carchive_begin_entries(
      { context, bytes in
        guard let context, let bytes else { return -1 }
        return ArchiveReader.next(Unmanaged<Source>.fromOpaque(context).takeUnretainedValue(), bytes)
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let begun else { throw .local(what: "there is not enough memory to read \(name)") }
    archive = begun
  }

  deinit { carchive_end(archive) }

  /// How many bytes of the file have been read.
  var position: Int { source.position }

  enum Entry {
    /// A file of an archive.
    case file(path: String)
    /// The opened file is not an archive but a file itself, compressed or not.
    case whole
  }

  /// Nil at the end.
  func next() throws(NewspaperError) -> Entry? {
    var path: UnsafePointer<CChar>?
    switch carchive_next(archive, &path) {
    case 0: return nil
    case 1:
      hasEntries = true
      return path.map { .file(path: String(cString: $0)) } ?? .whole
    default: throw failure()
    }
  }

  /// The bytes of the current file from where reading stopped, at most `limit`; empty at its end.
  func read(atMost limit: Int) throws(NewspaperError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let room = min(limit - bytes.count, max(1 << 16, bytes.count))
      var failed = false
      let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = carchive_read(archive, buffer.baseAddress, room)
        failed = got < 0
        count = max(0, got)
      }
      if failed { throw failure() }
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }
    return bytes
  }

  private func failure() -> NewspaperError {
    if let failure = source.failure { return .local(what: "\(name) cannot be read: \(failure.words)") }
    let words = carchive_error(archive).map { String(cString: $0) } ?? "it is cut off"
    return .unreadable(what: "\(name): \(words.split(separator: " ").joined(separator: " "))")
  }

  private static func next(_ source: Source, _ bytes: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
    guard let count = DescriptorInput.next(from: source.descriptor, into: source.block) else {
      source.failure = FileFailure(source.name)
      return -1
    }
    source.position += count
    bytes.pointee = UnsafeRawPointer(source.block.baseAddress)
    return count
  }
}
