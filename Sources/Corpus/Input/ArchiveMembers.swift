import CArchive
import Newspapers

/// Reads the pages of an OCR archive.
///
/// Readers of tar and of bzip2 accept an archive that is cut between two members, or followed by something
/// else, as complete. So an archive counts as complete only if its last member is followed by the mark that
/// ends every tar, nothing but zeros follows that, gzip's own sums are right, and every byte is in the sum.
struct ArchiveMembers: PageFileReading {
  private let options: CorpusOptions
  private let source: ArchiveSource
  private let tar: TarStream

  private var waiting: [ArchiveEvent] = []
  private var end = ArchiveEnd()
  private var pages = 0
  private var isOver = false

  /// The most bytes to read of a member: a page has two million.
  static let longest = 64 << 20
  /// More than twice as many as the largest batch has.
  static let mostPages = 50_000

  init(_ path: String, _ options: CorpusOptions) throws(CorpusFailure) {
    self.options = options
    source = try ArchiveSource(path, isDecompressed: true)
    tar = try TarStream(source)
  }

  /// Nil after the last.
  mutating func next() throws(CorpusFailure) -> ArchiveEvent? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if isOver { return nil }
      switch tar.next() {
      case .member(let member): try take(member)
      case .end: try finish(tar.ending())
      case .broken:
        // What follows the mark of the end is no damage, although libarchive takes it for a member.
        let ending = tar.ending()
        try source.check()
        let isDamaged = ending == .damaged || ending == .unmarked && end.members == 0
        if isDamaged {
          let what = broken()
          waiting.append(.fault(member: nil, what: what))
        }
        try finish(isDamaged ? .damaged : ending)
      }
    }
  }

  private mutating func take(_ member: carchive_member) throws(CorpusFailure) {
    let path = String(cString: member.path)
    if !member.is_folder { end.members += 1 }
    let name = member.is_file ? MemberName(path) : .other
    do throws(TarStream.Fault) {
      switch name {
      case .page(let page, let kind):
        try read(member, PageFileFound(page: page, kind: kind, path: path))
      case .impossible(let what):
        waiting.append(.fault(member: path, what: what))
        try tar.skip()
      case .other:
        if !member.is_folder { end.skipped += 1 }
        try tar.skip()
      }
    } catch {
      try source.check()
      if error == .broken { complain() }
      if case .page(let page, let kind) = name {
        let file = PageFileFound(page: page, kind: kind, path: path)
        waiting.append(.unreadable(file, what: ArchiveMembers.words(of: error, isPage: true)))
      } else {
        waiting.append(.fault(member: nil, what: ArchiveMembers.words(of: error, isPage: false)))
      }
      try finish(.damaged)
    }
  }

  private mutating func read(_ member: carchive_member, _ file: PageFileFound) throws(TarStream.Fault) {
    guard options.wants(file.page) else { return try tar.skip() }
    if file.kind == (options.text == .alto ? .alto : .text) {
      pages += 1
      guard pages <= ArchiveMembers.mostPages else { throw .tooMany }
    } else if options.text == .ocr {
      waiting.append(.passed(file))
      return try tar.skip()
    }
    guard member.size <= ArchiveMembers.longest else {
      waiting.append(.unreadable(file, what: "it is longer than 64 MiB"))
      return try tar.skip()
    }
    waiting.append(.file(file, try tar.read(member, atMost: ArchiveMembers.longest)))
  }

  /// - Parameter ending: damage was reported before.
  private mutating func finish(_ ending: TarStream.Ending) throws(CorpusFailure) {
    if ending == .damaged { source.leaveGzip() }
    try source.drain()
    if ending != .damaged {
      if try source.isDamagedGzip() {
        let what = broken()
        waiting.append(.fault(member: nil, what: what))
      } else if ending == .unmarked {
        waiting.append(.fault(member: nil, what: "the archive lacks its end mark: it may be cut off"))
      } else if ending == .followed || !tar.isUsedUp {
        waiting.append(.fault(member: nil, what: "something else follows the archive"))
      } else {
        end.isComplete = true
        if end.members == 0 { waiting.append(.fault(member: nil, what: "the archive is empty")) }
      }
    }
    end.bytes = source.count
    end.sha1 = try source.digest()
    waiting.append(.end(end))
    isOver = true
  }

  private static func words(of fault: TarStream.Fault, isPage: Bool) -> String {
    switch fault {
    case .broken: isPage ? "the archive ends or is damaged within it" : damaged
    case .tooLong: "it is longer than 64 MiB"
    case .bomb: "the archive expands to more than 200 times its size"
    case .tooMany: "the archive has more than \(mostPages) pages"
    }
  }

  private static let damaged = "the archive is cut off or damaged"

  private mutating func complain() {
    if let complaint = tar.complaint { waiting.append(.note(complaint)) }
  }

  private mutating func broken() -> String {
    guard end.members == 0 else {
      complain()
      return ArchiveMembers.damaged
    }
    if source.beginning.isEmpty { return "the file is empty" }
    let text = source.beginning.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    if text.first == UInt8(ascii: "<") { return "it is a web page, not an archive" }
    complain()
    return "it is not a tar archive, or its beginning is damaged"
  }
}
