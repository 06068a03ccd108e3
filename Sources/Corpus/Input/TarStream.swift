import CArchive

/// The members of a tar archive, compressed or not, one after another. Nothing is written to disk, and no
/// more than one member is in memory.
final class TarStream {
  /// Why a member's bytes are not available.
  enum Fault: Error {
    case broken
    case tooLong
    /// The archive expands to many times its size, as if made to fill memory or disks.
    case bomb
    /// It has more pages than any batch.
    case tooMany
  }

  enum Step {
    /// Valid until the next step.
    case member(carchive_member)
    case end
    case broken
  }

  private static let loadError: String? = carchive_open(CARCHIVE_LIBRARY).map { String(cString: $0) }

  /// A byte of a real archive expands to about nine.
  private static let mostExpansion: Int64 = 200
  private static let expansionAllowance: Int64 = 64 << 20

  let source: ArchiveSource
  private let archive: OpaquePointer

  init(_ source: ArchiveSource) throws(CorpusFailure) {
    if let error = TarStream.loadError {
      throw .noLibrary(what: "libarchive, which reads archives, cannot be loaded: \(error)")
    }
    self.source = source
    let begun = carchive_begin_tar(
      { context, bytes in
        guard let context, let bytes else { return -1 }
        guard let next = Unmanaged<ArchiveSource>.fromOpaque(context).takeUnretainedValue().next() else {
          return -1
        }
        bytes.pointee = next.baseAddress
        return next.count
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let begun else { throw .unreadable(what: "there is not enough memory to read an archive") }
    archive = begun
  }

  deinit { carchive_end(archive) }

  /// libarchive's error message, for people: its words differ from version to version.
  var complaint: String? { carchive_error(archive).map { String(cString: $0) } }

  func next() -> Step {
    var member = carchive_member()
    return switch carchive_next_member(archive, &member) {
    case 1: .member(member)
    case 0: .end
    default: .broken
    }
  }

  /// The bytes of the member.
  func read(_ member: carchive_member, atMost limit: Int) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, max(0, Int(member.size))))
    try forEachBlock { place, block in
      guard place >= bytes.count, place + block.count <= limit else { return false }
      if place > bytes.count { bytes += repeatElement(0, count: place - bytes.count) }
      bytes.append(contentsOf: block)
      return true
    }
    return bytes
  }

  /// Skips the bytes of the member.
  func skip() throws(Fault) { try forEachBlock { _, _ in true } }

  private func forEachBlock(_ body: (Int, UnsafeRawBufferPointer) -> Bool) throws(Fault) {
    while true {
      var (start, count, offset): (UnsafeRawPointer?, Int, Int64) = (nil, 0, 0)
      let result = carchive_next_block(archive, &start, &count, &offset)
      guard result >= 0 else { throw .broken }
      guard !isBomb else { throw .bomb }
      if result == 0 { break }
      guard body(Int(offset), UnsafeRawBufferPointer(start: start, count: count)) else { throw .tooLong }
    }
    guard carchive_end_member(archive) else { throw .broken }
  }

  var isBomb: Bool {
    let (used, made) = (carchive_position(archive, true), carchive_position(archive, false))
    return made > TarStream.mostExpansion * used + TarStream.expansionAllowance
  }

  /// What follows the last member.
  enum Ending {
    /// The mark that ends every tar archive, and nothing but zeros: writers fill their last record with them.
    case whole
    /// No mark, and nothing else. Readers accept that, so an archive that was cut between two members looks whole.
    case unmarked
    /// The mark, and then something that is no member, which readers ignore.
    case followed
    /// Something that is no member, without a mark before it; or the rest cannot be decompressed.
    case damaged
  }

  /// The length of the mark, which is two empty blocks.
  private static let endMark: Int64 = 1024

  /// Reads on as long as there are zeros. Call this once there is no next member.
  func ending() -> Ending {
    var isEnd = false
    let zeros = carchive_zeros(archive, &isEnd)
    guard zeros >= 0 else { return .damaged }
    let isMarked = zeros >= TarStream.endMark
    return isEnd ? isMarked ? .whole : .unmarked : isMarked ? .followed : .damaged
  }

  /// Whether nothing follows what was decompressed, except for zeros, as tapes and disks add. Call this once the source
  /// is drained.
  var isUsedUp: Bool { !source.isFollowed && carchive_position(archive, true) >= source.contentEnd }
}
