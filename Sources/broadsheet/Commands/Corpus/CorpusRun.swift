import Corpus
import Files
import Glibc
import MVP
import Presentation

/// Archives, one by one, and the resulting status.
@MainActor struct CorpusRun {
  private let worker: CorpusWorker
  private let options: CorpusOptions
  /// Where to store pages; nil to print them.
  private let store: BatchStore?
  private let isForced: Bool
  private let keepsWay: Bool
  private let tolerated: Int
  private let hasReceipts: Bool
  private var faults = 0
  /// The archives that batches were read from, by their names.
  private var sources: [String: String] = [:]
  private var isWhole = true
  /// The status of this machine's first failure; nil if there was none.
  private var failed: Int32?
  /// False once nothing else can be read, either.
  private(set) var goesOn = true

  /// - Parameters:
  ///   - store: where to store pages; nil to print them.
  ///   - isForced: whether to read archives whose pages are there.
  ///   - keepsWay: whether to make existing pages again in the way that they were made.
  init(
    _ options: CorpusOptions, tolerate: Int, store: BatchStore? = nil, isForced: Bool = false,
    keepsWay: Bool = false
  ) {
    (self.options, self.store, self.isForced) = (options, store, isForced)
    self.keepsWay = keepsWay
    tolerated = tolerate
    hasReceipts = options.hasReceipts && store == nil
    worker = CorpusWorker(
      options, write: { (lines) throws(CorpusFailure) in CorpusRun.write(lines) },
      note: { StandardError.note("broadsheet: \($0)") })
  }

  mutating func read(_ path: String, as name: BatchName) async {
    do throws(CorpusFailure) {
      if let store { return try await keep(path, as: name, in: store) }
      let receipt = try await worker.read(path, as: name)
      faults += receipt.faults
      if !receipt.isComplete { isWhole = false }
      if receipt.pages == 0, receipt.faults == 0 {
        StandardError.note("broadsheet: \(name.archive): no pages")
      }
    } catch {
      fail(error)
    }
  }

  private mutating func keep(
    _ path: String, as name: BatchName, in store: BatchStore
  ) async throws(CorpusFailure) {
    let other = name.batch.flatMap { sources[$0] }
    let outcome = try await store.read(
      path, as: name, options, isForced: isForced, after: other == path ? nil : other, keepsWay: keepsWay,
      note: { StandardError.note("broadsheet: \($0)") })
    if let batch = name.batch { sources[batch] = path }
    faults += outcome.receipt.faults
    if !outcome.receipt.isComplete { isWhole = false }
    var words = "\(name.batch ?? path): \(Numerals.count(outcome.receipt.pages, "page"))"
    if outcome.wasThere { words += ", already there" }
    if let replaced = outcome.replaced {
      words += "; replaced \(Numerals.count(replaced.pages, "page")) of another archive"
    }
    if !outcome.receipt.isComplete { words += "; the archive is not whole" }
    StandardError.note(words)
  }

  mutating func fail(_ failure: CorpusFailure) {
    StandardError.note("broadsheet: \(failure.what)")
    failed = failed ?? failure.status
    if failure.endsWork { goesOn = false }
  }

  /// A problem with an archive is data, and reported in its lines if they have receipts.
  var status: Int32 {
    if let failed { return failed }
    if faults > tolerated || !isWhole && !hasReceipts { return ExitStatus.badData }
    return ExitStatus.done
  }

  /// Ends the program if nobody receives the lines anymore: silently if the reader closed the pipe.
  private nonisolated static func write(_ lines: [UInt8]) {
    guard !lines.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) else { return }
    let code = errno
    StandardOutput.endIfUnread(code)
    StandardError.note("broadsheet: cannot write the output: \(String(cString: strerror(code)))")
    _exit(ExitStatus.inputOutput)
  }
}

extension CorpusFailure {
  /// See EXIT STATUS in the manual.
  var status: Int32 {
    switch self {
    case .missing: ExitStatus.notFound
    case .unreadable, .unwritable, .busy: ExitStatus.inputOutput
    case .damaged: ExitStatus.badData
    case .noLibrary: ExitStatus.unavailable
    case .canceled: ExitStatus.interrupted
    }
  }
}
