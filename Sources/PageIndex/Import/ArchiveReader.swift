import CArchive
import Compression
import Files
import Glibc
import Newspapers

/// The files in an archive or a compressed file, one by one, read with libarchive. Nothing is unpacked to
/// disk.
final class ArchiveReader {
  private final class Source {
    let descriptor: Int32
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    var streams = StreamCheck(isDecompressed: true)
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
  var position: Int { source.streams.count }

  enum Entry {
    /// A file of an archive.
    case file(path: String)
    /// The opened file is not an archive but a file itself, compressed or not.
    case whole
  }

  /// Nil at the end. Throws there, too, if the archive may be cut off, or is not all that the file has.
  func next() throws(NewspaperError) -> Entry? {
    var path: UnsafePointer<CChar>?
    let result = carchive_next(archive, &path)
    if result == 1 {
      hasEntries = true
      return path.map { .file(path: String(cString: $0)) } ?? .whole
    }
    let isTar = hasEntries && carchive_is_tar(archive)
    // What follows the mark of the end is no damage, although libarchive takes it for a member.
    guard result == 0 || isTar && source.failure == nil else { throw failure() }
    if isTar { try checkEnding() }
    try checkStreams()
    return nil
  }

  /// The first bytes of what libarchive decompresses itself, up to where it ends: gzip, bzip2, xz and zstd.
  private static let streams = [
    CompressionMagic.gzip, CompressionMagic.bzip2, CompressionMagic.xz, CompressionMagic.zstd,
  ]

  /// The length of the mark that ends every tar archive: two empty blocks.
  private static let endMark: Int64 = 1024

  /// Readers of tar accept an archive that is cut between two members, or followed by something else.
  private func checkEnding() throws(NewspaperError) {
    var isEnd = false
    let zeros = carchive_zeros(archive, &isEnd)
    guard zeros >= 0, isEnd || zeros >= ArchiveReader.endMark else { throw failure() }
    guard zeros >= ArchiveReader.endMark else {
      throw .unreadable(what: "\(name) lacks the end mark of an archive: it may be cut off")
    }
    if !isEnd { throw followed }
  }

  /// libarchive stops where what it can decompress ends, and does not compare the checksums of gzip.
  private func checkStreams() throws(NewspaperError) {
    while let bytes = ArchiveReader.read(source) { if bytes.isEmpty { break } }
    if source.failure != nil { throw failure() }
    guard ArchiveReader.streams.contains(where: { source.streams.beginning.starts(with: $0) }) else { return }
    if try isDamagedGzip() {
      throw .unreadable(what: "\(name) is damaged: its gzip checksums are wrong")
    }
    // The directory at the end of a zip archive is not read.
    guard !carchive_is_zip(archive) else { return }
    let isUsedUp = carchive_position(archive, true) >= source.streams.contentEnd
    if source.streams.isFollowed || !isUsedUp { throw followed }
  }

  private func isDamagedGzip() throws(NewspaperError) -> Bool {
    do throws(Gunzip.Failure) { return try source.streams.isDamagedGzip() } catch {
      switch error {
      case .noLibrary(let reason):
        throw .local(what: "zlib, which checks \(name), cannot be loaded: \(reason)")
      case .noMemory: throw .local(what: "there is not enough memory to read \(name)")
      }
    }
  }

  private var followed: NewspaperError { .unreadable(what: "\(name): something else follows the archive") }

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

  /// The next bytes of the current file, as many as were decompressed at once; empty at its end. Unlike `read`, this
  /// loses none of those before a failure.
  func readBlock() throws(NewspaperError) -> [UInt8] {
    var (start, count, offset): (UnsafeRawPointer?, Int, Int64) = (nil, 0, 0)
    while count == 0 {
      let result = carchive_next_block(archive, &start, &count, &offset)
      guard result >= 0 else { throw failure() }
      if result == 0 { return [] }
    }
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func failure() -> NewspaperError {
    if let failure = source.failure { return .local(what: "\(name) cannot be read: \(failure.words)") }
    let words = carchive_error(archive).map { String(cString: $0) } ?? "it is cut off"
    return .unreadable(what: "\(name): \(words.split(separator: " ").joined(separator: " "))")
  }

  private static func next(_ source: Source, _ bytes: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
    guard let read = read(source) else { return -1 }
    let next = source.streams.decompressible(read, in: source.block)
    bytes.pointee = next.baseAddress
    return next.count
  }

  /// The next bytes of the file; empty at its end, nil if it cannot be read.
  private static func read(_ source: Source) -> UnsafeRawBufferPointer? {
    guard let count = DescriptorInput.next(from: source.descriptor, into: source.block) else {
      source.failure = FileFailure(source.name)
      return nil
    }
    let bytes = UnsafeRawBufferPointer(rebasing: source.block[..<count])
    source.streams.note(bytes)
    return bytes
  }
}
