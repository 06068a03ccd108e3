import Corpus
import Files
import Glibc
import Presentation

/// Archives, one after another, and the status that they come to.
@MainActor struct CorpusRun {
  private let worker: CorpusWorker
  private let tolerated: Int
  private let hasReceipts: Bool
  private var faults = 0
  private var isWhole = true
  /// Of the first failure of this machine; nil if there was none.
  private var failed: Int32?
  /// False once nothing else can be read either.
  private(set) var goesOn = true

  init(_ options: CorpusOptions, tolerate: Int) {
    tolerated = tolerate
    hasReceipts = options.hasReceipts
    worker = CorpusWorker(
      options, write: { CorpusRun.write($0) }, note: { StandardError.note("broadsheet: \($0)") })
  }

  mutating func read(_ path: String, as name: BatchName) async {
    do throws(CorpusFailure) {
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

  mutating func fail(_ failure: CorpusFailure) {
    let (words, status) =
      switch failure {
      case .missing(let what): (what, ExitStatus.notFound)
      case .unreadable(let what): (what, ExitStatus.inputOutput)
      case .noLibrary(let what): (what, ExitStatus.unavailable)
      }
    StandardError.note("broadsheet: \(words)")
    failed = failed ?? status
    if case .noLibrary = failure { goesOn = false }
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

/// The lines of standard input, as they come: an engine may send the next path once the last archive was read.
struct InputLines {
  private var pending: [UInt8] = []
  private var isAtEnd = false
  private(set) var failure: FileFailure?

  /// Nil at the end. Empty lines are passed over.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = pending[..<end]
        pending.removeSubrange(...end)
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      } else if isAtEnd {
        guard !pending.isEmpty else { return nil }
        defer { pending.removeAll() }
        return String(decoding: pending, as: UTF8.self)
      } else {
        fill()
      }
    }
  }

  private mutating func fill() {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &block, block.count)
    if count < 0, errno == EINTR { return }
    if count < 0 { failure = FileFailure("standard input") }
    isAtEnd = count <= 0
    pending += block.prefix(max(0, count))
  }
}
