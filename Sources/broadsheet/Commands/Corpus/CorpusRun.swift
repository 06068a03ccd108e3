import Corpus
import Files
import Glibc
import MVP
import Presentation

/// Archives, one after another, and the status that they come to.
@MainActor struct CorpusRun {
  private let worker: CorpusWorker
  private let options: CorpusOptions
  /// Where pages are kept; nil if they are printed.
  private let store: BatchStore?
  private let isForced: Bool
  private let tolerated: Int
  private let hasReceipts: Bool
  private var faults = 0
  private var isWhole = true
  /// Of the first failure of this machine; nil if there was none.
  private var failed: Int32?
  /// False once nothing else can be read either.
  private(set) var goesOn = true

  /// - Parameter store: where pages are kept; nil prints them.
  init(_ options: CorpusOptions, tolerate: Int, store: BatchStore? = nil, isForced: Bool = false) {
    (self.options, self.store, self.isForced) = (options, store, isForced)
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
    let outcome = try await store.read(
      path, as: name, options, isForced: isForced, note: { StandardError.note("broadsheet: \($0)") })
    faults += outcome.receipt.faults
    if !outcome.receipt.isComplete { isWhole = false }
    var words = "\(name.batch ?? path): \(Numerals.count(outcome.receipt.pages, "page"))"
    if outcome.wasThere { words += " there already" }
    if !outcome.receipt.isComplete { words += "; the archive is not whole" }
    StandardError.note(words)
  }

  mutating func fail(_ failure: CorpusFailure) {
    StandardError.note("broadsheet: \(failure.words)")
    failed = failed ?? failure.status
    switch failure {
    case .noLibrary, .unwritable: goesOn = false
    case .missing, .unreadable, .damaged: break
    }
  }

  /// What is wrong with an archive is data, and told in its lines where these have receipts.
  var status: Int32 {
    if let failed { return failed }
    if faults > tolerated || !isWhole && !hasReceipts { return ExitStatus.badData }
    return ExitStatus.done
  }

  /// Ends the program if nobody gets the lines any more: quietly if the reader went away.
  private nonisolated static func write(_ lines: [UInt8]) {
    guard !lines.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) else { return }
    let code = errno
    if code == EPIPE { _exit(ExitStatus.ended(by: SIGPIPE)) }
    StandardError.note("broadsheet: cannot write the output: \(String(cString: strerror(code)))")
    _exit(ExitStatus.inputOutput)
  }
}

extension CorpusFailure {
  /// What happened: one sentence without a period.
  var words: String {
    switch self {
    case .missing(let what), .unreadable(let what), .unwritable(let what), .damaged(let what),
      .noLibrary(let what):
      what
    }
  }

  /// See EXIT STATUS in the manual.
  var status: Int32 {
    switch self {
    case .missing: ExitStatus.notFound
    case .unreadable, .unwritable: ExitStatus.inputOutput
    case .damaged: ExitStatus.badData
    case .noLibrary: ExitStatus.unavailable
    }
  }
}
