import Files
import GRDB
import Newspapers
import SQLiteStorage

/// The pages whose texts are on this machine, in a separate SQLite file.
///
/// Nothing is opened before it is needed, and searching never creates a file: without one, only the pages
/// that come with the program are searched, in memory.
public actor PageIndex {
  public nonisolated let path: String
  /// SQLite blocks.
  private let executor = QueueExecutor(label: "pages")
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Pages that are always available.
  private let ownPages: @Sendable () async throws(NewspaperError) -> [KeptPage]
  /// What is known about a newspaper apart from its pages here.
  private let describe: @Sendable (LCCN) async -> Newspaper?

  private var file: OpenPageDatabase
  private var memory: DatabaseQueue?
  /// What was known during an import; nil for a newspaper of which nothing was.
  private var looked: [LCCN: Newspaper?] = [:]

  /// - Parameters:
  ///   - path: absolute; file and folder are created when the first page is stored.
  ///   - patience: seconds to wait for other programs.
  ///   - ownPages: pages that are searched without being stored, such as the demonstration newspaper's.
  ///   - describe: what is known about a newspaper, from the catalog or elsewhere, for pages that do not say
  ///     it themselves. An empty title is an unknown one.
  public init(
    path: String, patience: Double = 10,
    ownPages: @escaping @Sendable () async throws(NewspaperError) -> [KeptPage] = { [] },
    describe: @escaping @Sendable (LCCN) async -> Newspaper? = { _ in nil }
  ) {
    self.path = path
    self.ownPages = ownPages
    self.describe = describe
    file = OpenPageDatabase(PageDatabase(path: path, patience: patience))
  }

  /// Reads the index: the file, or the one in memory if there is none.
  func read<Answer: Sendable>(
    _ work: @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    // A request from an earlier key may have waited here until it is no longer wanted.
    if Task.isCancelled { throw .canceled }
    if let queue = try openFile() { return try perform { try queue.read(work) } }
    if memory == nil {
      let own = try await ownPages()
      // Another program may have done it meanwhile.
      if memory == nil { memory = try perform { try PageIndex.made(of: own) } }
    }
    guard let memory else { throw .local(what: "there is not enough memory to search pages") }
    return try perform { try memory.read(work) }
  }

  /// Reads the file; nil if there is none.
  func readFile<Answer: Sendable>(
    _ work: @Sendable (Database) throws -> Answer
  ) throws(NewspaperError) -> Answer? {
    guard let queue = try openFile() else { return nil }
    return try perform { try queue.read(work) }
  }

  /// Writes to the file in one transaction, and creates it if there is none.
  func write<Answer: Sendable>(
    _ work: @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let queue: DatabaseQueue
    if let open = try openFile() {
      queue = open
    } else {
      let own = try await ownPages()
      queue = try perform { try file.make { try PageIndex.put(own, in: $0) } }
    }
    return try perform { try queue.writeInImmediateTransaction(work) }
  }

  /// Runs outside a transaction, for what SQLite does not do within one; nil if there is no file.
  func withFile<Answer>(_ work: (Database) throws -> Answer) throws(NewspaperError) -> Answer? {
    guard let queue = try openFile() else { return nil }
    return try perform { try queue.writeWithoutTransaction(work) }
  }

  /// Nil if there is no file.
  private func openFile() throws(NewspaperError) -> DatabaseQueue? { try perform { try file.queue() } }

  private func perform<Answer>(_ work: () throws -> Answer) throws(NewspaperError) -> Answer {
    do { return try work() } catch { throw NewspaperError(error, index: path) }
  }

  /// What is known about the newspapers of pages that do not say it themselves.
  /// - Parameter remembers: whether to avoid repeated lookups, as an import of many pages would need.
  func newspapers(
    of pages: [KeptPage], remembers: Bool
  ) async throws(NewspaperError) -> [LCCN: Newspaper] {
    // Other pages may be stored while the catalog is asked.
    var found: [LCCN: Newspaper?] = [:]
    for page in pages where !page.newspaper.isDescribed {
      let lccn = page.page.issue.lccn
      guard found[lccn] == nil else { continue }
      if remembers, let known = looked[lccn] {
        found[lccn] = .some(known)
        continue
      }
      let newspaper = try await newspaper(lccn)
      found[lccn] = .some(newspaper)
      if remembers { looked[lccn] = .some(newspaper) }
    }
    return found.compactMapValues(\.self)
  }

  /// To be called before an import: the catalog may have changed.
  func forgetNewspapers() { looked = [:] }

  /// What is known about a newspaper. What its pages here say completes the rest.
  func newspaper(_ lccn: LCCN) async throws(NewspaperError) -> Newspaper? {
    let known = await describe(lccn)
    if let known, known.isDescribed { return known }
    let here = try stated(lccn)
    return known?.completed(by: here) ?? here
  }

  private static func made(of own: [KeptPage]) throws -> DatabaseQueue {
    let queue = try PageDatabase.inMemory()
    try queue.write { try put(own, in: $0) }
    return queue
  }

  private static func put(_ own: [KeptPage], in db: Database) throws {
    let writer = try PageWriter(db)
    for page in own {
      if let prepared = try PreparedPage(page) { _ = try writer.write(prepared, of: nil, mended: []) }
    }
    try writer.note(own)
  }
}

extension DatabaseQueue {
  /// In a transaction that is a writer's from the start: it waits for another writer before reading anything.
  func writeInImmediateTransaction<Answer>(_ work: (Database) throws -> Answer) throws -> Answer {
    try writeWithoutTransaction { db in
      var answer: Answer?
      try db.inTransaction(.immediate) {
        answer = try work(db)
        return .commit
      }
      guard let answer else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
      return answer
    }
  }
}
