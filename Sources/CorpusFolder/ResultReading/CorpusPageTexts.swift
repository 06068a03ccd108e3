import Corpus
import Files
import Glibc
import Newspapers

/// The texts of a corpus's pages, found in the files of its batches: scanning one takes a second.
public actor CorpusPageTexts: CorpusPages {
  public nonisolated let name: String
  private let rows: ResultRows
  private let store: BatchStore
  /// File access blocks.
  private let executor = QueueExecutor(label: "corpus")
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The pages of the issue read last: readers turn to the next page.
  private var last: (issue: IssueID, pages: [PageRecord], asOf: Double)?

  /// Nil if the result is not in a corpus.
  /// - Parameter rows: say which batch has a page.
  public init?(_ folder: ResultFolder, rows: ResultRows) {
    guard let corpus = folder.corpus else { return nil }
    name = "corpus \(ResultFolder.name(corpus))"
    store = BatchStore(folder: corpus)
    self.rows = rows
  }

  public func text(of page: PageID) async throws(NewspaperError) -> PageText? {
    guard let issue = try await pages(of: page),
      let record = issue.pages.first(where: { $0.id == page.description })
    else { return nil }
    return PageText(
      page: page, text: String(decoding: record.text, as: UTF8.self), origin: origin(asOf: issue.asOf))
  }

  public func issue(_ id: IssueID) async throws(NewspaperError) -> Issue? {
    guard let issue = try await pages(of: PageID(issue: id, sequence: 1)), !issue.pages.isEmpty else {
      return nil
    }
    return Issue(
      id: id, title: try await rows.title(of: id.lccn) ?? id.lccn.description,
      pages: issue.pages.map { IssuePage(sequence: $0.sequence) }.sorted { $0.sequence < $1.sequence },
      origin: origin(asOf: issue.asOf))
  }

  private func origin(asOf time: Double) -> Origin { Origin(name: name, asOf: time, isLive: false) }

  /// Those of the page's issue; nil if none in the corpus is known.
  private func pages(of page: PageID) async throws(NewspaperError) -> (pages: [PageRecord], asOf: Double)? {
    if let last, last.issue == page.issue { return (last.pages, last.asOf) }
    guard let batch = try await rows.batch(of: page) else { return nil }
    let found: [PageRecord]
    do throws(CorpusFailure) {
      // Without a receipt, the batch has not been read yet, or its pages were removed to make room.
      guard let receipt = try store.receipt(of: batch) else { return nil }
      found = try read(page.issue, in: try store.pages(of: batch, receipt))
    } catch {
      if case .missing = error { return nil }
      if case .noLibrary(let what) = error { throw .notInstalled(what: what, packages: ["zlib1g"]) }
      throw NewspaperError(error)
    }
    if Task.isCancelled { throw .canceled }
    var status = stat()
    let time = stat(store.pagesPath(of: batch), &status) == 0 ? Double(status.st_mtim.tv_sec) : 0
    last = (page.issue, found, time)
    return (found, time)
  }

  /// The pages of an issue are stored consecutively.
  private func read(_ issue: IssueID, in pages: StoredPages) throws(CorpusFailure) -> [PageRecord] {
    let wanted = issue.description
    var found: [PageRecord] = []
    while !Task.isCancelled, let page = try pages.next() {
      if page.issue == wanted {
        found.append(page)
      } else if !found.isEmpty {
        break
      }
    }
    return found
  }
}
