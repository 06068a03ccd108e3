import Clock
import Files
import Glibc

/// Responses on disk, shared by all processes of a user. Each entry is a file that is replaced as a whole, so
/// that readers see the old entry or the new one, and a killed writer leaves at most a file that is never
/// read.
///
/// When the cache is full, the entries read longest ago are removed first; pinned ones stay, and do not count. A damaged
/// entry counts as missing and is removed.
public actor ResponseCache {
  /// What is in the cache.
  public struct Statistics: Hashable, Sendable {
    public var entries = 0
    /// On disk, headers included.
    public var bytes = 0
    /// Expired entries: shown while newer ones are loading.
    public var stale = 0
    /// On disk, of the entries that are pinned.
    public var pinnedBytes = 0
  }

  /// What was removed.
  public struct Removal: Hashable, Sendable {
    public var entries = 0
    public var bytes = 0
  }

  public nonisolated let directory: String
  /// Bytes on disk.
  public nonisolated let limit: Int
  private let clock: any PaceClock
  private let executor = QueueExecutor(label: "cache")
  private var writtenSincePruning: Int?

  /// Pruning frees an extra tenth of the limit, so that not every new entry triggers another scan.
  private static let headroom = 10
  /// Seconds after which an unfinished file must belong to a process that was killed.
  private static let abandoned = 3600.0
  /// Seconds between two updates of an entry's time of use.
  private static let markInterval = 3600.0

  /// - Parameter limit: bytes on disk; beyond it, the entries unread for longest are removed first.
  public init(directory: String, limit: Int, clock: any PaceClock = SystemClock()) {
    self.directory = directory
    self.limit = limit
    self.clock = clock
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The entry for an address; nil if there is none that can be used.
  func entry(for url: String) throws(FileFailure) -> CacheEntry? {
    let file = file(for: url)
    guard let bytes = try file.read() else { return nil }
    guard let entry = CacheEntry(bytes: bytes) else {
      unlink(file.path)
      return nil
    }
    // Two addresses may share a file name: an entry for the other one does not count.
    guard entry.url == url else { return nil }
    markAsRead(file.path)
    return entry
  }

  /// The headers of the entries for `urls`, without those that are damaged as far as that shows without reading bodies:
  /// an entry that is cut off does not count.
  func heads(for urls: [String]) throws(FileFailure) -> [String: CacheHead] {
    var heads: [String: CacheHead] = [:]
    for url in urls {
      let head = try CacheFile(path: file(for: url).path)?.head()
      if let head, head.entry.url == url { heads[url] = head }
    }
    return heads
  }

  /// - Parameter isPinned: whether it stays, however full the cache is.
  func store(_ entry: CacheEntry, isPinned: Bool = false) throws(FileFailure) {
    let file = file(for: entry.url)
    try Folder.make(Folder.holding(file.path))
    // Pin it first: an entry as large as the cache would be removed at once.
    if isPinned { try pin(entry) }
    let head = entry.head
    try file.replace(with: [head, entry.body], by: file.ownName)
    try pruneIfDue(adding: head.count + entry.body.count)
  }

  /// Notes what an entry belongs to.
  func label(_ entry: CacheEntry, _ label: String) throws(FileFailure) {
    try CacheLabels.set(label, of: file(for: entry.url).path, in: directory)
  }

  /// Keeps an entry until the cache is cleared, however full it is.
  func pin(_ entry: CacheEntry) throws(FileFailure) {
    try CachePins.set(file(for: entry.url).path, in: directory)
  }

  /// What the stored responses belong to, as far as requests said so (`HTTPRequest.label`). A label whose
  /// last entry was removed is left out; empty if the cache cannot be read.
  public nonisolated var labels: Set<String> { CacheLabels.all(in: directory) }

  /// Counts the entries by their headers: whether a body is complete is checked when it is used.
  public func statistics() throws(FileFailure) -> Statistics {
    var statistics = Statistics()
    let pins = try CachePins(in: directory)
    for file in try CacheFile.all(in: directory) where !file.isUnfinished {
      statistics.entries += 1
      statistics.bytes += file.bytes
      if pins.has(file) { statistics.pinnedBytes += file.bytes }
      if try !isFresh(file) { statistics.stale += 1 }
    }
    return statistics
  }

  /// Removes what was read longest ago, except for pinned entries, until the rest is within the limit, and
  /// whatever killed processes left.
  @discardableResult
  public func prune() throws(FileFailure) -> Removal {
    try prune(CacheFile.all(in: directory), but: CachePins(in: directory), to: limit)
  }

  /// Removes everything.
  public func clear() throws(FileFailure) -> Removal {
    var removal = Removal()
    for file in try CacheFile.all(in: directory) { try remove(file, &removal) }
    for name in try CacheLabels.names(in: directory) { CacheLabels.remove(name, in: directory) }
    try CachePins.clear(in: directory)
    return removal
  }

  // MARK: Pruning

  private func pruneIfDue(adding bytes: Int) throws(FileFailure) {
    // The first entry that a process stores also triggers a look at what other processes have left.
    let written = (writtenSincePruning ?? limit) + bytes
    guard written > limit / ResponseCache.headroom else {
      writtenSincePruning = written
      return
    }
    writtenSincePruning = 0
    let (files, pins) = (try CacheFile.all(in: directory), try CachePins(in: directory))
    guard
      files.reduce(0, { $0 + (pins.has($1) ? 0 : $1.bytes) }) > limit || files.contains(where: isAbandoned)
    else { return }
    _ = try prune(files, but: pins, to: limit - limit / ResponseCache.headroom)
  }

  private func prune(
    _ all: [CacheFile], but pins: CachePins, to bytes: Int
  ) throws(FileFailure) -> Removal {
    var removal = Removal()
    for file in all where isAbandoned(file) { try remove(file, &removal) }
    let files = all.filter { !isAbandoned($0) && !pins.has($0) }
    var total = files.reduce(0) { $0 + $1.bytes }
    for file in files.sorted(by: { $0.lastRead < $1.lastRead }) where total > bytes && !file.isUnfinished {
      try remove(file, &removal)
      total -= file.bytes
    }
    return removal
  }

  private func isAbandoned(_ file: CacheFile) -> Bool {
    file.isUnfinished && file.lastRead < clock.now - ResponseCache.abandoned
  }

  private func remove(_ file: CacheFile, _ removal: inout Removal) throws(FileFailure) {
    guard unlink(file.path) == 0 else {
      // Another process was faster.
      if errno == ENOENT { return }
      throw FileFailure(file.path)
    }
    removal.entries += file.isUnfinished ? 0 : 1
    removal.bytes += file.bytes
  }

  // MARK: Files

  private func isFresh(_ file: CacheFile) throws(FileFailure) -> Bool {
    guard let head = try file.head() else { return false }
    return head.entry.freshUntil > clock.now
  }

  private func file(for url: String) -> WholeFile {
    let name = FNV1a(url.utf8).hexadecimal
    return WholeFile(path: "\(directory)/\(name.prefix(2))/\(name.dropFirst(2))")
  }

  /// The modification time serves as the time of last use; the entry itself says when it was made. If the
  /// time cannot be set, the entry is just removed earlier.
  private func markAsRead(_ path: String) {
    guard let file = CacheFile(path: path), file.lastRead < clock.now - ResponseCache.markInterval else {
      return
    }
    let now = timespec(tv_sec: Int(clock.now), tv_nsec: 0)
    _ = withUnsafePointer(to: (now, now)) {
      $0.withMemoryRebound(to: timespec.self, capacity: 2) { utimensat(AT_FDCWD, path, $0, 0) }
    }
  }
}
