import Files
import Newspapers

/// Reads the pages of files and prepares them for the index, some dozens at a time, while those before are written.
struct PageBatchReader {
  struct Batch: Sendable {
    /// Pages with words that the index does not have; none in a trial.
    let pages: [PreparedPage]
    /// How far the files are read; counts no page that is written.
    let progress: PageImporter.Progress
  }

  typealias Batches = Channel<Result<Batch, NewspaperError>>

  let paths: [String]
  let readLayout: LayoutReading
  /// When the pages are kept.
  let now: Double
  /// The texts that the index has; nil for a trial, which only counts pages.
  let stored: Set<StoredText>?
  /// The index, for errors.
  let index: String
  let batches: Batches

  private static let batchSize = 64
  private static let batchBytes = 4 << 20

  /// Reads until the end, an error, or until the receiver is gone.
  func run() async { await batches.fill(read) }

  private func read() async throws(NewspaperError) {
    var files = PageFiles(paths, readLayout: readLayout, now: now)
    var progress = PageImporter.Progress()
    var seen: Set<PageID> = []
    let sums = TextSums()
    var (isAtEnd, failure) = (false, NewspaperError?.none)
    while !isAtEnd {
      var (pages, bytes) = ([KeptPage](), 0)
      while pages.count < PageBatchReader.batchSize, bytes < PageBatchReader.batchBytes {
        do throws(NewspaperError) {
          guard let page = try files.next() else {
            isAtEnd = true
            break
          }
          // Archives have a page's words as text and as ALTO: the first will do.
          guard seen.insert(page.page).inserted else { continue }
          pages.append(page)
          bytes += page.text.utf8.count
        } catch {
          // What was read before is kept.
          (isAtEnd, failure) = (true, error)
          break
        }
      }
      progress.note(files, pages: pages.count, bytes: bytes)
      var ready: [PreparedPage] = []
      if let stored {
        ready = try prepared(pages, besides: stored, sums)
        progress.count.passedOver += pages.count - ready.count
      }
      guard await batches.send(.success(Batch(pages: ready, progress: progress))) else { return }
    }
    if let failure { throw failure }
  }

  /// Those whose texts are not `stored`, and that have words.
  private func prepared(
    _ pages: [KeptPage], besides stored: Set<StoredText>, _ sums: TextSums
  ) throws(NewspaperError) -> [PreparedPage] {
    do {
      return try pages.compactMap { page in
        let sum = sums.sha256(of: page.text)
        guard !stored.contains(StoredText(page: page.page, sha256: sum)) else { return nil }
        return try PreparedPage(page, sha256: sum)
      }
    } catch {
      throw NewspaperError(error, index: index)
    }
  }
}

extension PageImporter.Progress {
  /// How far `files` are read, after so many more pages.
  fileprivate mutating func note(_ files: PageFiles, pages: Int, bytes: Int) {
    self.pages += pages
    textBytes += bytes
    (faults, faultCount, unopenedCount) = (files.faults, files.faultCount, files.unopenedCount)
    (otherFiles, fileBytes) = (files.others, files.position)
    (otherTextCount, otherTexts) = files.otherTexts
  }
}

/// A page's text that is in the index.
struct StoredText: Hashable, Sendable {
  let page: PageID
  let sha256: [UInt8]
}
