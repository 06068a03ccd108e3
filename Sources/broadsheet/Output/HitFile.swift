import Clock
import Files
import FoundationEssentials
import Glibc
import Newspapers
import Presentation
import Scenes
import Synchronization

/// The file of `search --all --output FILE`, and `FILE.json` beside it, which says what was searched for.
///
/// It has only complete lines: a line cut off by a crash is removed when the search resumes.
@MainActor final class HitFile: HitSink {
  private(set) var pages: Set<PageID> = []
  /// How many pages are in it, for any thread.
  let saved = Counter()
  let path: String
  private let descriptor: Int32
  private var search: Search
  private let clock: any WallClock

  /// The content of `FILE.json`.
  private struct Search: Codable {
    let query: String
    var source: String
    let format: String
    let begun: Double
    var ended: Double?
    var pages: Int
    var summary: String?
    /// Missing until all pages are found.
    var count: SearchCountJSON?
    var addresses: [String]?
    let version: String
  }

  /// Opens the file, or makes it.
  /// - Parameters:
  ///   - source: its name for people.
  ///   - isHere: whether that is this machine, which earlier versions of the program did not name.
  ///   - hasHeader: whether a new file of tab-separated lines begins with the names of the columns.
  /// - Throws: `.local` if it belongs to another search, has other lines, or cannot be used.
  init(
    path: String, query: String, source: String, isHere: Bool, format: ListFormat, hasHeader: Bool,
    clock: any WallClock = SystemClock()
  ) throws(NewspaperError) {
    (self.path, self.clock) = (path, clock)
    let fresh = Search(
      query: query, source: source, format: format.rawValue, begun: clock.now, pages: 0,
      version: Program.version)
    var known = try HitFile.known(path)
    if isHere, known?.source == "" { known?.source = source }
    if let known, known.query == query, known.source == source, known.format != format.rawValue {
      throw .local(
        what: "\(path) is \(known.format): continue with --format \(known.format), or name another file")
    }
    if let known, known.query != query || known.source != source {
      throw .local(
        what:
          "\(path) belongs to another search: \(known.query). Name another file, or remove it and \(path).json"
      )
    }
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .local(what: "\(FileFailure(path).reason)") }
    search = known ?? fresh
    guard FileLock.take(descriptor) else { throw .local(what: "another program is writing \(path)") }
    let isNew = try keepWholeLines(format, isOwn: known != nil) == 0
    saved.count.withLock { $0 = pages.count }
    try note()
    if isNew, hasHeader, format == .tsv { try write(WholeSearchText.header + "\n") }
  }

  /// A number that any thread can read.
  final class Counter: Sendable {
    let count = Mutex(0)
  }

  func append(_ lines: [(page: PageID, line: String)]) throws(NewspaperError) {
    guard !lines.isEmpty else { return }
    try write(lines.map { $0.line + "\n" }.joined())
    pages.formUnion(lines.map(\.page))
    saved.count.withLock { $0 = pages.count }
  }

  private func write(_ text: String) throws(NewspaperError) {
    let isWritten = Array(text.utf8).withUnsafeBufferPointer { DescriptorOutput.write($0, to: descriptor) }
    guard isWritten else { throw .local(what: "\(FileFailure(path).reason)") }
  }

  func finish(_ receipt: SearchReceipt) throws(NewspaperError) {
    guard fsync(descriptor) == 0 else { throw .local(what: "\(FileFailure(path).reason)") }
    search.ended = clock.now
    search.pages = pages.count
    search.summary = receipt.summary
    search.count = SearchCountJSON(receipt.count)
    search.addresses = receipt.addresses
    try note()
  }

  // MARK: Existing content

  private static func known(_ path: String) throws(NewspaperError) -> Search? {
    do throws(FileFailure) {
      guard let bytes = try WholeFile(path: path + ".json").read(atMost: 1 << 20) else { return nil }
      do {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Search.self, from: Data(bytes))
      } catch {
        throw FileFailure(path + ".json", words: "it is not what search --all wrote")
      }
    } catch {
      throw .unreadable(what: error.reason)
    }
  }

  /// Collects the pages of the lines, and removes a line without an end. A file that `search --all` did not
  /// write stays as it is.
  /// - Returns: how many lines it has.
  private func keepWholeLines(_ format: ListFormat, isOwn: Bool) throws(NewspaperError) -> Int {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try WholeFile(path: path).read() ?? [] } catch {
      throw .local(what: error.reason)
    }
    guard isOwn || bytes.isEmpty else {
      throw .local(what: "\(path) exists, but search --all did not write it. Name another file")
    }
    let whole = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    var lines = 0
    for line in bytes[..<whole].split(separator: UInt8(ascii: "\n")) {
      lines += 1
      if lines == 1, format == .tsv, line.elementsEqual(WholeSearchText.header.utf8) { continue }
      let page = format == .jsonl ? PageLine(json: line) : PageLine(tsv: line)
      guard let page = page?.page else {
        throw .local(
          what: "line \(lines) of \(path) is not a page that search --all wrote. Name another file")
      }
      pages.insert(page)
    }
    if whole < bytes.count, ftruncate(descriptor, off_t(whole)) != 0 {
      throw .local(what: "\(FileFailure(path).reason)")
    }
    return lines
  }

  private func note() throws(NewspaperError) {
    let lines = JSONLines.fields(of: search).joined(separator: "\n") + "\n"
    do throws(FileFailure) {
      try WholeFile(path: path + ".json").replace(with: [Array(lines.utf8)], by: path + ".json.new")
    } catch {
      throw .local(what: error.reason)
    }
  }

  deinit { close(descriptor) }
}
