import CArchive
import Compression
import Newspapers

/// A file compressed with xz, zstd or another program, read with libarchive.
final class CompressedFile: ByteSource {
  private final class Source {
    let file: any ByteSource
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    var error: NewspaperError?
    var isAtEnd = false

    init(_ file: any ByteSource) { self.file = file }

    deinit { block.deallocate() }
  }

  private let source: Source
  private let archive: OpaquePointer
  /// What was decompressed and not yet read. It is libarchive's, until the next block is requested.
  private var waiting = UnsafeRawBufferPointer(start: nil, count: 0)

  private static let loadError: String? = carchive_open(CARCHIVE_LIBRARY).map { String(cString: $0) }

  /// What is thrown for a file that ends too early, if all that can be decompressed was read.
  static let cutOff = NewspaperError.unreadable(what: "it is cut off")

  /// What `read` throws for such a file: libarchive drops what its filter for zstd has decompressed of the last 128 KB,
  /// and others of the last 64 KB.
  private static let cutOffEarly = NewspaperError.unreadable(
    what: "it is cut off, and up to 128 KB of text before that place cannot be decompressed")

  static func isCutOff(_ error: NewspaperError) -> Bool { error == cutOff || error == cutOffEarly }

  /// The first bytes of compressed files other than gzip's.
  private static let beginnings = [
    CompressionMagic.zstd, CompressionMagic.xz, CompressionMagic.bzip2, CompressionMagic.lzip,
  ]

  /// A file that begins with `head`, decompressed if it is compressed.
  static func opened(_ file: PeekedSource, _ head: [UInt8]) throws(NewspaperError) -> PeekedSource {
    if head.starts(with: CompressionMagic.gzip) { return PeekedSource(try GunzippedFile(file)) }
    return beginnings.contains { head.starts(with: $0) } ? PeekedSource(try CompressedFile(file)) : file
  }

  init(_ file: any ByteSource) throws(NewspaperError) {
    if let error = CompressedFile.loadError {
      throw .local(what: "libarchive, which reads compressed files, cannot be loaded: \(error)")
    }
    source = Source(file)
    let begun = carchive_begin(
      { context, bytes in
        guard let context, let bytes else { return -1 }
        return CompressedFile.next(Unmanaged<Source>.fromOpaque(context).takeUnretainedValue(), bytes)
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let begun else { throw .local(what: "there is not enough memory to decompress it") }
    archive = begun
  }

  deinit { carchive_end(archive) }

  var position: Int { source.file.position }

  /// Reads at most one block: if the room were filled from several, an error in the last one would lose the others.
  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    while waiting.isEmpty {
      var (start, count, offset): (UnsafeRawPointer?, Int, Int64) = (nil, 0, 0)
      let result = carchive_next_block(archive, &start, &count, &offset)
      if result == 0 { return 0 }
      guard result > 0 else { throw failure }
      waiting = UnsafeRawBufferPointer(start: start, count: count)
    }
    let taken = min(room.count, waiting.count)
    room.copyMemory(from: UnsafeRawBufferPointer(rebasing: waiting.prefix(taken)))
    waiting = UnsafeRawBufferPointer(rebasing: waiting.dropFirst(taken))
    return taken
  }

  private var failure: NewspaperError {
    if let error = source.error { return error }
    // A whole file: the program that wrote it marked where it ends.
    if source.isAtEnd { return CompressedFile.cutOffEarly }
    let words = carchive_error(archive).map { String(cString: $0) } ?? "unknown"
    let reason = words.split(separator: " ").joined(separator: " ")
    return .unreadable(what: "it cannot be decompressed: \(reason)")
  }

  private static func next(_ source: Source, _ bytes: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
    do throws(NewspaperError) {
      let count = try source.file.read(into: source.block)
      source.isAtEnd = count == 0
      bytes.pointee = UnsafeRawPointer(source.block.baseAddress)
      return count
    } catch {
      source.error = error
      return -1
    }
  }
}
