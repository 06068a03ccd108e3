import Newspapers
import Synchronization

/// Puts the pages of files into the index.
///
/// Pages are written some dozens at a time: an import that is stopped keeps what was written, and continues from there when it
/// is started again, since texts that are there already are passed over.
public struct PageImporter: Sendable {
  /// A file's name that says which page it is.
  public static let exampleName = "sn83045462_1916-11-08_ed-1_seq-1.txt"

  private let index: PageIndex
  private let readLayout: LayoutReading
  private let now: @Sendable () -> Double

  public init(
    index: PageIndex, readLayout: @escaping LayoutReading, now: @escaping @Sendable () -> Double
  ) {
    self.index = index
    self.readLayout = readLayout
    self.now = now
  }

  /// How far an import is, or what became of it.
  public struct Progress: Hashable, Sendable {
    public var count = KeptCount()
    /// Pages that were found in the files.
    public var pages = 0
    /// Bytes of their texts.
    public var textBytes = 0
    /// Bytes that were read of the files, as they are on the disk.
    public var fileBytes = 0
    /// Files that are no pages.
    public var otherFiles = 0
    /// How many of them are texts all the same, which may be pages, and the names of the first.
    public var otherTextCount = 0
    public var otherTexts: [String] = []
    /// What could not be read, a line each; the first hundred if there are more.
    public var faults: [String] = []
    public var faultCount = 0
    /// How many of them are files and folders that are missing or cannot be opened.
    public var unopenedCount = 0
    public var seconds = 0.0
  }

  /// Adds the pages of `paths`: folders, archives and files of pages; `-` is standard input.
  /// - Parameters:
  ///   - isTrial: whether pages are only counted.
  ///   - progress: told from time to time how far it is.
  @concurrent
  public func add(
    _ paths: [String], isTrial: Bool, progress: @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> Progress {
    let began = now()
    var files = PageFiles(paths, readLayout: readLayout, now: began)
    var state = Progress()
    var (stored, words) = (Set<StoredText>(), WordHashes())
    if !isTrial { (stored, words) = (try await index.storedTexts(), try await index.knownWords()) }
    var seen: Set<PageID> = []
    let known = KnownWords(words)
    var batch = try nextBatch(&files, &state, &seen, isTrial)
    var ready: [PreparedPage] = []
    while batch != nil || !ready.isEmpty {
      // Three things at once: pages are read, those read before are prepared, and those prepared before are written.
      let (raw, finished) = (batch ?? [], ready)
      async let written = write(finished, known)
      async let prepared = prepare(raw, stored)
      do {
        if batch != nil { batch = try nextBatch(&files, &state, &seen, isTrial) }
        ready = try await prepared
        state.count.passedOver += raw.count - ready.count
        state.count = state.count + (try await written)
      } catch let error as NewspaperError {
        throw error
      } catch {
        throw .local(what: "\(error)")
      }
      state.seconds = now() - began
      await progress(state)
      if Task.isCancelled { throw .canceled }
    }
    if state.count.added + state.count.replaced > 0 { try await index.settle() }
    state.seconds = now() - began
    return state
  }

  private static let batchSize = 64
  private static let batchBytes = 4 << 20

  /// Nil at the end.
  private func nextBatch(
    _ files: inout PageFiles, _ state: inout Progress, _ seen: inout Set<PageID>, _ isTrial: Bool
  ) throws(NewspaperError) -> [KeptPage]? {
    var (pages, bytes) = ([KeptPage](), 0)
    while pages.count < PageImporter.batchSize, bytes < PageImporter.batchBytes, let page = try files.next() {
      // Archives have a page's words as text and as ALTO: the first will do.
      guard seen.insert(page.page).inserted else { continue }
      state.pages += 1
      state.textBytes += page.text.utf8.count
      if isTrial { continue }
      pages.append(page)
      bytes += page.text.utf8.count
    }
    (state.faults, state.faultCount) = (files.faults, files.faultCount)
    state.unopenedCount = files.unopenedCount
    (state.otherFiles, state.fileBytes) = (files.others, files.position)
    (state.otherTextCount, state.otherTexts) = files.otherTexts
    return pages.isEmpty ? nil : pages
  }

  /// Those whose texts are not `stored`, and that have words.
  @concurrent
  private func prepare(
    _ pages: [KeptPage], _ stored: Set<StoredText>
  ) async throws(NewspaperError) -> [PreparedPage] {
    let sums = TextSums()
    do {
      return try pages.compactMap { page in
        let sum = sums.sha256(of: page.text)
        guard !stored.contains(StoredText(page: page.page, sha256: sum)) else { return nil }
        return try PreparedPage(page, sha256: sum)
      }
    } catch {
      throw NewspaperError(error, index: index.path)
    }
  }

  private func write(_ pages: [PreparedPage], _ known: KnownWords) async throws(NewspaperError) -> KeptCount {
    guard !pages.isEmpty else { return KeptCount() }
    let count = try await index.put(pages, known: known.words)
    known.insert(pages)
    return count
  }
}

/// The words of the index while pages are added to it.
private final class KnownWords: Sendable {
  private let hashes: Mutex<WordHashes>

  init(_ words: WordHashes) { hashes = Mutex(words) }

  var words: WordHashes { hashes.withLock { $0 } }

  func insert(_ pages: [PreparedPage]) {
    hashes.withLock { hashes in
      for page in pages {
        for word in 0..<page.folded.count { hashes.insert(WordHashes.hash(page.folded[word])) }
      }
    }
  }
}

/// A page's text that is in the index.
struct StoredText: Hashable, Sendable {
  let page: PageID
  let sha256: [UInt8]
}
