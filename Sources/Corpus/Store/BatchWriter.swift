import Files
import Synchronization

/// The file of a batch's pages while it is being written, and its future receipt.
final class BatchWriter: Sendable {
  private struct State {
    let gzip: GzipOutput
    var records: [UInt8] = []
  }

  private let file: UnfinishedFile
  private let state: Mutex<State>

  init(_ folder: OpenFolder, of batch: String) throws(CorpusFailure) {
    do throws(FileFailure) {
      file = try UnfinishedFile(CorpusLayout.pageFile, in: folder)
      try file.begin(nil)
    } catch {
      guard !error.isInUse else {
        throw .busy(
          what: "another program is reading the pages of \(batch): wait until it ends")
      }
      throw .unwritable(what: "cannot write \(error.reason)")
    }
    state = Mutex(State(gzip: try GzipOutput()))
  }

  func write(_ lines: [UInt8]) throws(CorpusFailure) {
    try state.withLock { state throws(CorpusFailure) in try append(try state.gzip.take(lines)) }
  }

  func record(_ lines: [UInt8]) { state.withLock { $0.records += lines } }

  /// Ends the file, which keeps the name of a part.
  /// - Returns: the lines of faults and the receipt.
  func finish() throws(CorpusFailure) -> [UInt8] {
    try state.withLock { state throws(CorpusFailure) in
      try append(try state.gzip.finish())
      return state.records
    }
  }

  /// Gives the file its name, once it is on disk.
  func name() throws(FileFailure) { try file.finish(replaces: true) }

  private func append(_ bytes: [UInt8]) throws(CorpusFailure) {
    do throws(FileFailure) { try file.append(bytes) } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }
}
