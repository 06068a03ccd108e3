/// A corpus on this machine, in a folder of its own.
public protocol CorpusStore: Sendable {
  /// For display.
  var path: String { get }

  /// Nil if none was planned there.
  func plan() async throws(NewspaperError) -> CorpusPlan?
  /// - Parameter newspapers: those in its batches that this machine knows.
  func keep(_ plan: CorpusPlan, _ newspapers: [Newspaper]) async throws(NewspaperError)
  /// In bytes; nil if it is unknown.
  func freeSpace() async -> Int?

  /// How far each batch has come, in the order of the plan. Reads no archive, and works while others write.
  func status(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus]

  /// Takes archives that somebody already has, after checking them. What it lacks is no failure.
  func take(_ batches: [PlannedBatch], from folder: String) async throws(NewspaperError) -> FetchReport

  /// Fetches archives, in that order.
  /// - Parameter progress: called every few seconds.
  func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport

  /// Writes what describes the corpus as it is now: sums of its files, and an RO-Crate.
  func describe() async throws(NewspaperError)

  /// Reads everything again.
  /// - Parameters:
  ///   - isDeep: whether the text of each page is compared with its sum.
  ///   - found: called for each thing that is not whole.
  func verify(
    _ plan: CorpusPlan, isDeep: Bool, found: @escaping @Sendable (CorpusFault) async -> Void
  ) async throws(NewspaperError) -> CorpusCheck
}

/// How far a batch has come.
public struct BatchStatus: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Nothing of it is here.
    case planned
    /// Part of its archive is here.
    case fetching
    /// Its archive is here, and nobody has compared its sum.
    case fetched
    /// Its archive is here, and has the listed sum.
    case checked
    /// Its pages are here, and its archive was read whole.
    case read
    /// What is here is not whole, or the server does not have it.
    case faulty
  }

  public let batch: PlannedBatch
  public let state: State
  /// Of the archive, whole or not.
  public let bytesHere: Int
  public let hasArchive: Bool
  /// What went wrong last, a sentence without a period.
  public let trouble: String?
  /// No request before then, in seconds since 1970.
  public let nextTry: Double?
  /// Whether its archive is here, as far as that is known without reading it, and pages are to be made of it.
  public let isToRead: Bool

  public init(
    _ batch: PlannedBatch, _ state: State, bytesHere: Int, hasArchive: Bool, isToRead: Bool = false,
    trouble: String? = nil, nextTry: Double? = nil
  ) {
    self.isToRead = isToRead
    (self.batch, self.state, self.bytesHere, self.hasArchive) = (batch, state, bytesHere, hasArchive)
    (self.trouble, self.nextTry) = (trouble, nextTry)
  }
}

/// While archives are fetched.
public struct FetchProgress: Hashable, Sendable {
  /// Archives that are here, of those that were asked for.
  public let done: Int
  public let total: Int
  /// Bytes of all of them that are here.
  public let bytes: Int
  /// Bytes of all of them, as far as sizes are listed.
  public let totalBytes: Int
  /// Bytes that came in this run.
  public let received: Int
  /// Since it began.
  public let seconds: Double

  public init(done: Int, total: Int, bytes: Int, totalBytes: Int, received: Int, seconds: Double) {
    (self.done, self.total, self.bytes, self.totalBytes) = (done, total, bytes, totalBytes)
    (self.received, self.seconds) = (received, seconds)
  }
}

/// What became of archives that were to be fetched.
public struct FetchReport: Hashable, Sendable {
  public struct Trouble: Hashable, Sendable {
    public let batch: String
    public let error: NewspaperError

    public init(_ batch: String, _ error: NewspaperError) { (self.batch, self.error) = (batch, error) }
  }

  /// Names of batches whose archives came.
  public var fetched: [String] = []
  /// Batches whose archives were here, and were compared with their sums for the first time.
  public var found = 0
  public var bytes = 0
  /// Batches that could not be had, while the others were.
  public var troubles: [Trouble] = []
  /// What ended the work before everything was tried; nil if nothing did.
  public var end: NewspaperError?

  public init() {}
}

/// Something in a corpus that is not whole.
public struct CorpusFault: Hashable, Sendable {
  /// Below the corpus' folder.
  public let path: String
  /// `its SHA-1 is … instead of …`
  public let what: String

  public init(_ path: String, _ what: String) { (self.path, self.what) = (path, what) }
}

/// What was looked at.
public struct CorpusCheck: Hashable, Sendable {
  public var archives = 0
  public var bytes = 0
  public var receipts = 0
  public var files = 0
  public var pages = 0
  public var faults = 0
  /// Batches of which nothing whole is here yet.
  public var missing = 0
  /// Whether there is no list of sums.
  public var lacksSums = false

  public init() {}
}
