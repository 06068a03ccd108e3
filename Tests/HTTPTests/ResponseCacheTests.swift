import Clock
import Files
import Foundation
import Testing

@testable import HTTP

@Suite struct ResponseCacheTests {
  let directory = TemporaryDirectory()
  let clock = LeapingClock()

  private func cache(limit: Int = 1 << 20) -> ResponseCache {
    ResponseCache(directory: directory.path, limit: limit, clock: clock)
  }

  private func entry(_ url: String, _ body: [UInt8] = Array("{}".utf8), freshUntil: Double = 2000)
    -> CacheEntry
  {
    CacheEntry(
      url: url, answeredBy: url + "#there", asOf: 1000, freshUntil: freshUntil,
      headers: HTTPHeaders(["ETag": "\"a: b\"", "Content-Type": "application/json"]), body: body)
  }

  private var files: [URL] {
    let enumerator = FileManager.default.enumerator(
      at: URL(filePath: directory.path), includingPropertiesForKeys: [.isRegularFileKey])
    let all = enumerator?.compactMap { $0 as? URL } ?? []
    return all.filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
  }

  private func age(_ file: URL, by seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
  }

  @Test func `a stored entry is found by other processes' caches, and nothing else is`() async throws {
    let stored = entry("https://example.org/a", Array("{\n\n\"a\": 1}\0\u{FF}".utf8))
    try await cache().store(stored)
    #expect(try await cache().entry(for: "https://example.org/a") == stored)
    #expect(try await cache().entry(for: "https://example.org/b") == nil)
  }

  @Test(arguments: [0, 1, 70_000, 3_000_000])
  func `an entry of any size is complete`(size: Int) async throws {
    let stored = entry("https://example.org/", (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let cache = cache(limit: 1 << 30)
    try await cache.store(stored)
    #expect(try await cache.entry(for: stored.url) == stored)
  }

  @Test func `a damaged entry counts as none, and is removed`() async throws {
    let cache = cache()
    for damage in 0..<5 {
      try await cache.store(entry("https://example.org/", Array("0123456789".utf8)))
      let file = try #require(files.first)
      var bytes = try Data(contentsOf: file)
      switch damage {
      case 0: bytes.removeLast()
      case 1: bytes.append(0x30)
      case 2: bytes[bytes.count - 3] ^= 1
      case 3: bytes = Data()
      default: bytes = Data("broadsheet cache 2\n\n".utf8)
      }
      try bytes.write(to: file)
      #expect(try await cache.entry(for: "https://example.org/") == nil)
      #expect(files.isEmpty)
    }
  }

  @Test func `an entry with another address's name counts as none`() async throws {
    let cache = cache()
    try await cache.store(entry("https://example.org/a"))
    let file = try #require(files.first)
    try await cache.store(entry("https://example.org/b"))
    let other = try #require(files.first { $0 != file })
    try FileManager.default.removeItem(at: other)
    try FileManager.default.copyItem(at: file, to: other)
    #expect(try await cache.entry(for: "https://example.org/b") == nil)
    #expect(try await cache.entry(for: "https://example.org/a") != nil)
  }

  @Test func `no line break from a server gets into the header`() async throws {
    let stored = CacheEntry(
      url: "https://example.org/", answeredBy: "x\nlength: 1", asOf: 1, freshUntil: .infinity,
      headers: HTTPHeaders(["ETag": "a\r\nchecksum: 0"]), body: [1, 2])
    let read = try #require(CacheEntry(bytes: stored.head + stored.body))
    #expect(read.body == [1, 2])
    #expect(read.answeredBy == "xlength: 1")
    #expect(read.freshUntil == .infinity)
  }

  @Test func `when the cache is full, what was read longest ago goes first`() async throws {
    let cache = cache(limit: 10_000)
    for number in 0..<9 {
      clock.set(Double(number) * 10_000 + 100_000)
      try await cache.store(entry("https://example.org/\(number)", Array(repeating: 0x20, count: 700)))
      let newest = try #require(files.max { ($0.contents ?? "") < ($1.contents ?? "") })
      try age(newest, by: clock.now)
    }
    #expect(files.count == 9)
    clock.set(1_000_000)
    // Reading the oldest entry makes it the newest.
    _ = try await cache.entry(for: "https://example.org/0")
    try await cache.store(entry("https://example.org/big", Array(repeating: 0x20, count: 4000)))
    #expect(try await cache.statistics().bytes <= 10_000)
    #expect(try await cache.entry(for: "https://example.org/0") != nil)
    #expect(try await cache.entry(for: "https://example.org/1") == nil)
    #expect(try await cache.entry(for: "https://example.org/big") != nil)
  }

  @Test func `leftovers of killed processes are removed, but not what others are writing`() async throws {
    let cache = cache()
    try await cache.store(entry("https://example.org/"))
    let entry = try #require(files.first)
    let old = entry.appendingPathExtension("1-1.new")
    let new = entry.appendingPathExtension("2-1.new")
    try Data("half".utf8).write(to: old)
    try Data("half".utf8).write(to: new)
    clock.set(100_000)
    try age(old, by: 90_000)
    try age(new, by: 99_000)
    let removal = try await cache.prune()
    #expect(removal == ResponseCache.Removal(entries: 0, bytes: 4))
    #expect(Set(files.map(\.lastPathComponent)) == [entry.lastPathComponent, new.lastPathComponent])
  }

  @Test func `statistics count entries, bytes and expired entries`() async throws {
    let cache = cache()
    #expect(try await cache.statistics() == ResponseCache.Statistics())
    try await cache.store(entry("https://example.org/a", freshUntil: 1001))
    try await cache.store(entry("https://example.org/b", freshUntil: 999))
    let statistics = try await cache.statistics()
    #expect((statistics.entries, statistics.stale) == (2, 1))
    #expect(statistics.bytes == files.reduce(0) { $0 + ((try? Data(contentsOf: $1).count) ?? 0) })
    #expect(try await cache.clear().entries == 2)
    #expect(files.isEmpty)
    #expect(try await cache.entry(for: "https://example.org/a") == nil)
  }

  @Test func `statistics read only the header of an entry`() async throws {
    let cache = cache(limit: 1 << 30)
    let body = [UInt8](repeating: 0x20, count: 200_000)
    try await cache.store(entry("https://example.org/scan", body, freshUntil: 1001))
    // A header longer than the first read.
    try await cache.store(
      entry("https://example.org/" + String(repeating: "long", count: 5000), freshUntil: 1001))
    #expect(try await cache.statistics().stale == 0)
    let scan = try #require(files.first { ((try? Data(contentsOf: $0))?.count ?? 0) > 200_000 })
    let handle = try FileHandle(forWritingTo: scan)
    try handle.seek(toOffset: 100_000)
    try handle.write(contentsOf: Data([0x21]))
    #expect(try await cache.statistics().stale == 0, "nobody looked at the body")
    try handle.truncate(atOffset: 100_000)
    try handle.close()
    #expect(try await cache.statistics().stale == 1, "an entry that is cut is none")
    #expect(try await cache.entry(for: "https://example.org/scan") == nil)
  }

  @Test func `pinned entries stay despite the limit, until the cache is cleared`() async throws {
    let cache = cache(limit: 10_000)
    let pinned = entry("https://example.org/pinned", Array(repeating: 0x20, count: 20_000))
    try await cache.store(pinned, isPinned: true)
    let kept = entry("https://example.org/kept", Array(repeating: 0x20, count: 4000))
    try await cache.store(kept)
    #expect(try await cache.entry(for: kept.url) == kept, "what is pinned takes no room from others")
    clock.set(clock.now + 1000)
    try await cache.store(entry("https://example.org/other", Array(repeating: 0x20, count: 9000)))
    #expect(try await cache.entry(for: pinned.url) == pinned)
    #expect(try await cache.entry(for: kept.url) == nil)
    #expect(try await cache.statistics().pinnedBytes > 20_000)
    #expect(try await cache.clear().entries == 1)
    try await cache.store(pinned)
    #expect(try await cache.statistics().pinnedBytes == 0, "nothing is pinned any more")
  }

  @Test func `other programs' files in the directory are left alone`() async throws {
    let cache = cache()
    try await cache.store(entry("https://example.org/"))
    let mine = URL(filePath: directory.path).appending(path: "notes.txt")
    try Data("mine".utf8).write(to: mine)
    #expect(try await cache.clear().entries == 1)
    #expect(files.map(\.lastPathComponent) == ["notes.txt"])
  }

  @Test func `a directory that cannot be created is a failure with its reason`() async throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let file = directory.path + "/file"
    try Data().write(to: URL(filePath: file))
    let cache = ResponseCache(directory: file + "/cache", limit: 1000)
    let error = await #expect(throws: FileFailure.self) {
      try await cache.store(entry("https://example.org/"))
    }
    #expect(error?.reason.hasPrefix(file) == true)
    #expect(error?.reason.hasSuffix("Not a directory") == true)
  }
}

extension URL {
  fileprivate var contents: String? { try? String(contentsOf: self, encoding: .utf8) }
}
