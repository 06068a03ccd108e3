/// A corpus on this machine, in its own folder.
public protocol CorpusStore: Sendable {
  /// For display.
  var path: String { get }

  /// Nil if none was planned there.
  func plan() async throws(NewspaperError) -> CorpusPlan?
  /// - Parameter newspapers: those in its batches that this machine knows.
  func keep(_ plan: CorpusPlan, _ newspapers: [Newspaper]) async throws(NewspaperError)
  /// In bytes; nil if it is unknown.
  func freeSpace() async -> Int?

  /// The progress of each batch, in the order of the plan. Reads no archives, and works while other programs
  /// write.
  func status(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus]

  /// Imports archives that the user already has, after checking them. Missing ones are not a failure.
  func take(_ batches: [PlannedBatch], from folder: String) async throws(NewspaperError) -> FetchReport

  /// Fetches archives, in the given order.
  /// - Parameter progress: called every few seconds.
  func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport

  /// Writes what describes the current corpus: checksums of its files, and an RO-Crate.
  func describe() async throws(NewspaperError)

  /// Reads everything again.
  /// - Parameters:
  ///   - isDeep: whether to compare the text of each page with its checksum.
  ///   - found: called for each damaged or incomplete thing.
  func verify(
    _ plan: CorpusPlan, isDeep: Bool, found: @escaping @Sendable (CorpusFault) async -> Void
  ) async throws(NewspaperError) -> CorpusCheck
}

/// The state of a batch.
public struct BatchStatus: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// None of it is here.
    case planned
    /// Part of its archive is here.
    case fetching
    /// Its archive is here, but its checksum has not been verified.
    case fetched
    /// Its archive is here, and has the listed checksum.
    case checked
    /// Its pages are here, and its archive was read completely.
    case read
    /// The local files are damaged or incomplete, or the server does not have it.
    case faulty
  }

  public let batch: PlannedBatch
  public let state: State
  /// The bytes of the archive, complete or not.
  public let bytesHere: Int
  public let hasArchive: Bool
  /// The last problem: a sentence without a period.
  public let trouble: String?
  /// No requests before this time, in seconds since 1970.
  public let nextTry: Double?
  /// Whether its archive is here, as far as known without reading it, and its pages have yet to be made.
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

extension BatchStatus {
  /// Whether its archive is yet to be fetched: it is not here, or not complete as far as known, and was not
  /// read.
  public var isToFetch: Bool {
    let archive = batch.archive
    // Nothing distinguishes a complete archive from an incomplete one.
    let hasNoSum = archive.sha1 == nil && archive.sha256 == nil && archive.size == nil
    return state != .checked && state != .read && !(hasArchive && hasNoSum)
  }
}

/// While archives are fetched.
public struct FetchProgress: Hashable, Sendable {
  /// How many of the requested archives are here.
  public let done: Int
  public let total: Int
  /// How many of their bytes are here.
  public let bytes: Int
  /// Bytes of all of them, as far as sizes are listed.
  public let totalBytes: Int
  /// Bytes downloaded in this run.
  public let received: Int
  /// Since it began.
  public let seconds: Double

  public init(done: Int, total: Int, bytes: Int, totalBytes: Int, received: Int, seconds: Double) {
    (self.done, self.total, self.bytes, self.totalBytes) = (done, total, bytes, totalBytes)
    (self.received, self.seconds) = (received, seconds)
  }
}

/// The outcome of fetching archives.
public struct FetchReport: Hashable, Sendable {
  public struct Trouble: Hashable, Sendable {
    public let batch: String
    public let error: NewspaperError

    public init(_ batch: String, _ error: NewspaperError) { (self.batch, self.error) = (batch, error) }
  }

  /// Names of batches whose archives arrived.
  public var fetched: [String] = []
  /// Batches whose archives were here, and whose checksums were verified for the first time.
  public var found = 0
  public var bytes = 0
  /// Batches that were unavailable, while others were not.
  public var troubles: [Trouble] = []
  /// What ended the work before everything was tried; nil if nothing did.
  public var end: NewspaperError?

  public init() {}
}

/// Something damaged or incomplete in a corpus.
public struct CorpusFault: Hashable, Sendable {
  /// The path below the corpus's folder.
  public let path: String
  /// `its SHA-1 is … instead of …`
  public let what: String
  /// Whether the source's copy has it, too, so that fetching the archive again would not help.
  public let isAtSource: Bool
  /// Whether this is an archive whose pages are here, so that it is not needed.
  public let hasPages: Bool
  /// Whether this is an archive that could not be fetched.
  public let isMissing: Bool

  public init(
    _ path: String, _ what: String, isAtSource: Bool = false, hasPages: Bool = false,
    isMissing: Bool = false
  ) {
    (self.path, self.what, self.isAtSource) = (path, what, isAtSource)
    (self.hasPages, self.isMissing) = (hasPages, isMissing)
  }
}

/// What was examined.
public struct CorpusCheck: Hashable, Sendable {
  public var archives = 0
  public var bytes = 0
  public var receipts = 0
  public var files = 0
  public var pages = 0
  public var faults = 0
  /// Batches of which nothing complete is here yet.
  public var missing = 0
  /// Whether there is no list of checksums.
  public var lacksSums = false

  public init() {}
}
