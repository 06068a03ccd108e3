import Files
import Newspapers

/// Reads the pages of files, some dozens at a time.
struct PageChunkReader {
  struct Chunk: Sendable {
    let pages: [KeptPage]
    /// The progress of reading; does not count written pages.
    let progress: PageImporter.Progress
  }

  typealias Chunks = Channel<Result<Chunk, NewspaperError>>

  let paths: [String]
  let readLayout: LayoutReading
  /// When the pages are stored.
  let now: Double
  let chunks: Chunks

  private static let chunkSize = 64
  private static let chunkBytes = 4 << 20

  /// Reads until the end, an error, or until the receiver is gone.
  func run() async { await chunks.fill(read) }

  private func read() async throws(NewspaperError) {
    var files = PageFiles(paths, readLayout: readLayout, now: now)
    var progress = PageImporter.Progress()
    var (seen, empty) = (Set<PageID>(), Set<PageID>())
    var (isAtEnd, failure) = (false, NewspaperError?.none)
    while !isAtEnd {
      var (pages, bytes) = ([KeptPage](), 0)
      while pages.count < PageChunkReader.chunkSize, bytes < PageChunkReader.chunkBytes {
        do throws(NewspaperError) {
          guard let page = try files.next() else {
            isAtEnd = true
            break
          }
          // Archives have a page's words as text and as ALTO: the first that has any will do.
          guard page.hasWords else {
            if !seen.contains(page.page) { empty.insert(page.page) }
            continue
          }
          guard seen.insert(page.page).inserted else { continue }
          empty.remove(page.page)
          pages.append(page)
          bytes += page.text.utf8.count
        } catch {
          // What was read before is stored.
          (isAtEnd, failure) = (true, error)
          break
        }
      }
      progress.note(files, pages: pages.count, bytes: bytes)
      progress.emptyPages = empty.count
      guard await chunks.send(.success(Chunk(pages: pages, progress: progress))) else { return }
    }
    if let failure { throw failure }
  }
}

extension KeptPage {
  /// Whether the index would store anything from it.
  fileprivate var hasWords: Bool {
    // For nearly every page the beginning shows a word, without folding it all.
    text.utf8.prefix(1000).contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      || FoldedText(text).count > 0 || hasReading
  }
}

extension PageImporter.Progress {
  /// The progress in `files` after this many more pages.
  fileprivate mutating func note(_ files: PageFiles, pages: Int, bytes: Int) {
    self.pages += pages
    textBytes += bytes
    (faults, faultCount, unopenedCount) = (files.faults.lines, files.faults.count, files.faults.unopened)
    (otherFiles, fileBytes) = (files.others, files.position)
    (otherTextCount, otherTexts) = (files.otherTexts.count, files.otherTextNames)
  }
}
