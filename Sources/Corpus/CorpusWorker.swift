import Files
import Newspapers

/// Reads archives, and writes a line for each of their pages.
public struct CorpusWorker: Sendable {
  private let options: CorpusOptions
  private let write: Output
  /// Receives faults and receipts, if they are kept separate from pages.
  private let record: Output?
  private let note: @Sendable (String) -> Void

  /// How many faults of an archive to print on standard error; the rest are counted.
  private static let mostNotes = 20
  /// Files on their way from the thread that decompresses to the one that parses: a page has two files.
  private static let mostWaiting = 3

  /// Takes whole lines. Throws, or does not return, if they cannot be written.
  public typealias Output = @Sendable ([UInt8]) throws(CorpusFailure) -> Void
  private typealias Events = Channel<Result<ArchiveEvent, CorpusFailure>>

  /// - Parameters:
  ///   - write: receives whole lines, one page at a time.
  ///   - record: receives the lines of faults and receipts; `write` then receives only those of pages,
  ///     without their kind.
  ///   - note: receives messages for people, one per line.
  public init(
    _ options: CorpusOptions, write: @escaping Output, record: Output? = nil,
    note: @escaping @Sendable (String) -> Void
  ) {
    (self.options, self.write, self.record, self.note) = (options, write, record, note)
  }

  /// - Parameter path: an archive, a batch folder, or `-` for standard input.
  /// - Returns: what was read, complete or not.
  @concurrent public func read(_ path: String, as name: BatchName) async throws(CorpusFailure) -> Receipt {
    var maker = try PageMaker(name, options, isStored: record != nil)
    var noted = 0
    if options.threads < 2 {
      var members = try members(path)
      while let event = try members.next() { try take(event, &maker, &noted) }
    } else {
      let events = Events(limit: CorpusWorker.mostWaiting)
      async let reading: Void = send(path, to: events)
      var failure: CorpusFailure?
      while failure == nil, let event = await events.next() {
        do throws(CorpusFailure) { try take(try event.get(), &maker, &noted) } catch { failure = error }
      }
      await events.finish()
      await reading
      if let failure { throw failure }
    }
    if noted > CorpusWorker.mostNotes {
      note("\(name.shown): and \(noted - CorpusWorker.mostNotes) more")
    }
    return maker.receipt
  }

  private func members(_ path: String) throws(CorpusFailure) -> any PageFileReading {
    if BatchFolder.isFolder(path) { return try BatchFolder(path, options) }
    return try ArchiveMembers(path, options)
  }

  private func send(_ path: String, to events: Events) async {
    await events.fill { () async throws(CorpusFailure) in
      var members = try members(path)
      while let event = try members.next() {
        guard await events.send(.success(event)) else { return }
      }
    }
  }

  private func take(
    _ event: ArchiveEvent, _ maker: inout PageMaker, _ noted: inout Int
  ) throws(CorpusFailure) {
    try maker.take(event)
    let (lines, records, words) = maker.takeLines()
    if !lines.isEmpty { try write(lines) }
    if !records.isEmpty { try record?(records) }
    for line in words {
      noted += 1
      if noted <= CorpusWorker.mostNotes { note(line) }
    }
  }
}
