import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// A program killed while writing leaves an intact index.
struct KilledWriterTests {
  private static let probe = Bundle.main.bundleURL.appending(path: "index-probe")

  @Test func `whenever it is killed`() async throws {
    let shelf = Shelf()
    var random = SeededGenerator(seed: 17)
    let moments = SharedData.isReadWhole ? 200 : 40
    for moment in 0..<moments {
      let writer = try ChildProcess(
        KilledWriterTests.probe.path, [shelf.path, "\(moment)"], environment: ["SWIFT_BACKTRACE": "enable=no"]
      )
      // From before the file exists to several dozen transactions.
      try await Task.sleep(for: .milliseconds(Int.random(in: 1...(moment < 10 ? 30 : 120), using: &random)))
      writer.kill()
      guard FileManager.default.fileExists(atPath: shelf.path) else { continue }
      // An unfinished file counts as none.
      let size = try FileManager.default.attributesOfItem(atPath: shelf.path)[.size] as? Int
      if size == 0 { continue }
      try shelf.checkWords()
      try await shelf.database().read { db in
        #expect(try String.fetchOne(db, sql: "PRAGMA quick_check") == "ok")
        let pages = try Int.fetchOne(db, sql: "SELECT count(*) FROM page") ?? -1
        let indexed = try Int.fetchOne(db, sql: "SELECT count(*) FROM words WHERE words MATCH 'word*'") ?? -2
        #expect(pages == indexed)
      }
    }
    let check = try await shelf.index.check()
    #expect(check.faults.isEmpty && check.pages > 0)
  }
}
