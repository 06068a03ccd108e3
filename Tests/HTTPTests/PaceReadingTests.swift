import Clock
import Foundation
import TestSupport
import Testing

@testable import HTTP

@Suite("The ledger read") struct PaceReadingTests {
  static let pace = HostPace(interval: 1, burst: 3)
  let directory = TemporaryDirectory()

  private func readings(now: Double) -> [PaceReading] {
    PaceReading.all(in: directory.path, now: now) { _ in Self.pace }
  }

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: directory.path).appending(path: name))
  }

  @Test func `it has what a client has sent and received, and reading changes nothing`() async throws {
    let inner = AnsweringClient(SystemClock())
    let client = PacedClient(inner, directory: directory.path, pace: { _ in Self.pace })
    for _ in 1...2 { _ = try await client.send(HTTPRequest("https://example.org/")) }
    let before = try Data(contentsOf: URL(filePath: directory.path + "/example.org"))
    let reading = try #require(readings(now: SystemClock().now).first)
    #expect(reading.host == "example.org" && reading.lastMinute == 2 && reading.blockedUntil == nil)
    #expect(try Data(contentsOf: URL(filePath: directory.path + "/example.org")) == before)
    #expect(readings(now: SystemClock().now + 61).first?.lastMinute == 0)
  }

  @Test
  func `blocks that last, have ended, are impossible, or were moved by a clock set back`() throws {
    try write("1000.0 1600.0 990.0 1004.0@1.1\n", "a.example")
    try write("1000.0 900.0\n", "b.example")
    try write("1000.0 1e9\n", "c.example")
    try write("5000.0 5600.0 4990.0\n", "d.example")
    try write("no state", "e.example")
    try write("1000.0 1600.0\n", "f.example.new")
    try write("", "a.example.lock")
    let readings = readings(now: 1001)
    #expect(readings.map(\.host) == ["a.example", "b.example", "c.example", "d.example"])
    #expect(readings.map(\.lastMinute) == [1, 0, 0, 1])
    #expect(readings.map(\.blockedUntil) == [1600, nil, nil, 1601])
    #expect(PaceReading.all(in: directory.path + "/nowhere", now: 1001) { _ in Self.pace }.isEmpty)
  }
}
