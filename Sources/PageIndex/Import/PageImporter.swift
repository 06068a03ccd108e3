import Files
import Newspapers

/// Puts the pages of files into the index.
///
/// Pages are written some hundreds at a time: an import that is stopped keeps what was written, and continues from there when
/// it is started again, since texts that are there already are passed over.
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
    /// Pages with words that were found in the files.
    public var pages = 0
    /// Pages of which no file has words.
    public var emptyPages = 0
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
    let reader = PageBatchReader(
      paths: paths, readLayout: readLayout, now: began,
      batches: PageBatchReader.Batches(limit: PageImporter.batchesAhead))
    let preparer = PagePreparer(
      stored: isTrial ? nil : try await index.storedTexts(),
      known: isTrial ? WordHashes() : try await index.knownWords(), index: index.path,
      batches: PagePreparer.Batches(limit: 2))
    async let preparing: Void = preparer.run(reader)
    var (state, written) = (Progress(), KeptCount())
    var failure: NewspaperError?
    while failure == nil, let batch = await preparer.batches.next() {
      do throws(NewspaperError) {
        let batch = try batch.get()
        if !batch.pages.isEmpty {
          written = written + (try await index.put(batch.pages, mended: batch.mended))
        }
        state = batch.progress
        state.count = state.count + written
        state.seconds = now() - began
        await progress(state)
        if Task.isCancelled { throw .canceled }
      } catch {
        failure = error
      }
    }
    await preparer.batches.finish()
    await preparing
    if let failure { throw failure }
    if written.added + written.replaced > 0 { try await index.settle() }
    state.seconds = now() - began
    return state
  }

  /// Dozens of pages: enough for preparing them never to wait for reading, where that is as fast.
  private static let batchesAhead = 4
}
