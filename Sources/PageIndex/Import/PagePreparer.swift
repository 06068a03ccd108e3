import Files
import Newspapers

/// Prepares pages for the index while others are read and written, several hundred at a time, because FTS5
/// merges what each transaction adds.
struct PagePreparer {
  struct Chunk: Sendable {
    /// Pages with words that the index does not have; none in a trial.
    let pages: [PreparedPage]
    /// For each page: see `PreparedPage.mended`.
    let mended: [[UInt8]]
    /// Pages whose texts the index has, unless they are damaged there.
    let same: [KeptPage]
    /// The progress of reading; of the counts for writing, only skipped pages are included.
    let progress: PageImporter.Progress
  }

  typealias Chunks = Channel<Result<Chunk, NewspaperError>>

  /// The texts that the index has; nil for a trial, which only counts pages.
  let stored: [PageID: StoredText]?
  /// The words that the index has.
  let known: WordHashes
  /// The index, for errors.
  let index: String
  let chunks: Chunks

  private static let chunkSize = 256
  private static let chunkBytes = 4 << 20

  /// Prepares what `reader` reads until the end, an error, or until the receiver is gone.
  func run(_ reader: PageChunkReader) async {
    await chunks.fill { () async throws(NewspaperError) in
      async let reading: Void = reader.run()
      var failure: NewspaperError?
      do throws(NewspaperError) { try await prepare(reader.chunks) } catch { failure = error }
      await reader.chunks.finish()
      await reading
      if let failure { throw failure }
    }
  }

  private func prepare(_ read: PageChunkReader.Chunks) async throws(NewspaperError) {
    let sums = TextSums()
    var (known, passedOver) = (known, 0)
    var (pages, mended, same, count, bytes) = ([PreparedPage](), [[UInt8]](), [KeptPage](), 0, 0)
    var progress = PageImporter.Progress()
    var (isAtEnd, failure) = (false, NewspaperError?.none)
    while !isAtEnd {
      switch await read.next() {
      case .success(let chunk):
        for page in chunk.pages {
          count += 1
          bytes += page.text.utf8.count
          guard let stored else { continue }
          let sum = sums.sha256(of: page.text)
          if stored[page.page]?.has(page, sum) == true, page.read == nil, !page.hasReading {
            same.append(page)
            passedOver += 1
            continue
          }
          guard let page = try prepared(page, sum) else {
            passedOver += 1
            continue
          }
          // A page's own words do not show whether its lines cut some of them.
          mended.append(page.mended { known.contains(WordHashes.hash($0)) })
          known.insert(wordsOf: page)
          pages.append(page)
        }
        progress = chunk.progress
        progress.count.passedOver = passedOver
      case .failure(let error): (isAtEnd, failure) = (true, error)
      case nil: isAtEnd = true
      }
      guard isAtEnd || count >= PagePreparer.chunkSize || bytes >= PagePreparer.chunkBytes else { continue }
      let chunk = Chunk(pages: pages, mended: mended, same: same, progress: progress)
      (pages, mended, same, count, bytes) = ([], [], [], 0, 0)
      guard await chunks.send(.success(chunk)) else { return }
    }
    if let failure { throw failure }
  }

  /// Nil if the index never stores it.
  private func prepared(_ page: KeptPage, _ sum: [UInt8]) throws(NewspaperError) -> PreparedPage? {
    do {
      if let prepared = try PreparedPage(page, sha256: sum) { return prepared }
      return page.hasReading ? try PreparedPage(withoutText: page) : nil
    } catch {
      throw NewspaperError(error, index: index)
    }
  }
}

/// A page's text in the index.
struct StoredText: Sendable {
  let sha256: [UInt8]
  /// Whether the index knows the site that the page is from.
  let hasSite: Bool
  /// Whether the index knows a language of the page.
  let hasLanguage: Bool

  /// Whether the index has all of a page: its text, and its site and languages if the page says any.
  func has(_ page: KeptPage, _ sha256: [UInt8]) -> Bool {
    self.sha256 == sha256 && (hasSite || page.home == nil) && (hasLanguage || page.languages.isEmpty)
  }
}

extension WordHashes {
  fileprivate mutating func insert(wordsOf page: PreparedPage) {
    for word in 0..<page.folded.count { insert(WordHashes.hash(page.folded[word])) }
  }
}
