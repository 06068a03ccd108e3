import Files
import Newspapers

/// Puts the pages of files into the index.
///
/// Pages are written in chunks of several hundred: a stopped import keeps what was written, and continues
/// from there when restarted, since existing texts are skipped.
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

  /// The progress of an import, or its result.
  public struct Progress: Hashable, Sendable {
    public var count = KeptCount()
    /// Pages with words found in the files.
    public var pages = 0
    /// Pages for which no file has words.
    public var emptyPages = 0
    /// Bytes of their texts.
    public var textBytes = 0
    /// Bytes read from the files, as stored on disk.
    public var fileBytes = 0
    /// Files that are not pages.
    public var otherFiles = 0
    /// How many of them are nevertheless texts, which may be pages, and the names of the first ones.
    public var otherTextCount = 0
    public var otherTexts: [String] = []
    /// What could not be read, one per line; only the first hundred.
    public var faults: [String] = []
    public var faultCount = 0
    /// How many of them are files and folders that are missing or cannot be opened, or not be read from the disk.
    public var unopenedCount = 0
    public var seconds = 0.0
  }

  /// Adds the pages of `paths`: folders, archives and files of pages; `-` is standard input.
  /// - Parameters:
  ///   - isTrial: whether to only count pages.
  ///   - progress: called with the progress from time to time.
  @concurrent
  public func add(
    _ paths: [String], isTrial: Bool, progress: @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> Progress {
    let began = now()
    await index.forgetNewspapers()
    let reader = PageChunkReader(
      paths: paths, readLayout: readLayout, now: began,
      chunks: PageChunkReader.Chunks(limit: PageImporter.chunksAhead))
    let preparer = PagePreparer(
      stored: isTrial ? nil : try await index.storedTexts(),
      known: isTrial ? WordHashes() : try await index.knownWords(), index: index.path,
      chunks: PagePreparer.Chunks(limit: 2))
    async let preparing: Void = preparer.run(reader)
    var (state, written) = (Progress(), KeptCount())
    var failure: NewspaperError?
    while failure == nil, let chunk = await preparer.chunks.next() {
      do throws(NewspaperError) {
        let chunk = try chunk.get()
        if !chunk.pages.isEmpty {
          written = written + (try await index.put(chunk.pages, mended: chunk.mended))
        }
        let repaired = try await index.repair(chunk.same)
        written = written + KeptCount(replaced: repaired, passedOver: -repaired)
        state = chunk.progress
        state.count = state.count + written
        state.seconds = now() - began
        await progress(state)
        if Task.isCancelled { throw .canceled }
      } catch {
        failure = error
      }
    }
    await preparer.chunks.finish()
    await preparing
    if let failure { throw failure }
    if written.added + written.replaced > 0 { try await index.settle() }
    state.seconds = now() - began
    return state
  }

  /// Dozens of pages: enough that preparing them never waits for reading, if that is as fast.
  private static let chunksAhead = 4
}
