import Compression
import Newspapers

/// A file compressed with gzip. libarchive would drop up to 64 KB before the place where it is cut.
final class GunzippedFile: ByteSource {
  private let file: any ByteSource
  private let gunzip: Gunzip
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  /// What of the block is still to be decompressed.
  private var waiting = 0..<0
  private var isAtEnd = false

  init(_ file: any ByteSource) throws(NewspaperError) {
    self.file = file
    do throws(Gunzip.Failure) { gunzip = try Gunzip() } catch {
      switch error {
      case .noLibrary(let reason):
        throw .local(what: "zlib, which reads compressed files, cannot be loaded: \(reason)")
      case .noMemory: throw .local(what: "there is not enough memory to decompress it")
      }
    }
  }

  deinit { block.deallocate() }

  var position: Int { file.position }

  func read(into room: UnsafeMutableRawBufferPointer) throws(NewspaperError) -> Int {
    while true {
      if waiting.isEmpty, !isAtEnd {
        waiting = 0..<(try file.read(into: block))
        isAtEnd = waiting.isEmpty
      }
      let (taken, made) = gunzip.step(UnsafeRawBufferPointer(rebasing: block[waiting]), into: room)
      waiting = waiting.lowerBound + taken..<waiting.upperBound
      if made > 0 { return made }
      switch gunzip.state {
      case .over: return 0
      case .between: if isAtEnd { return 0 }
      case .damaged: throw .unreadable(what: "it cannot be decompressed: it is damaged")
      case .within: if isAtEnd { throw CompressedFile.cutOff }
      }
    }
  }
}
