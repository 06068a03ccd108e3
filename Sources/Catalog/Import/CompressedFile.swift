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

  private static let loadError: String? = carchive_open(CARCHIVE_LIBRARY).map { String(cString: $0) }

  /// What `read` throws for a file that ends too early.
  static let cutOff = NewspaperError.unreadable(what: "it is cut off")

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

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    let count = carchive_read(archive, room.baseAddress, room.count)
    guard count < 0 else { return count }
    if let error = source.error { throw error }
    // A whole file: the program that wrote it marked where it ends.
    if source.isAtEnd { throw CompressedFile.cutOff }
    let words = carchive_error(archive).map { String(cString: $0) } ?? "unknown"
    let reason = words.split(separator: " ").joined(separator: " ")
    throw .unreadable(what: "it cannot be decompressed: \(reason)")
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
