import CorpusFolder
import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

@testable import Corpus

/// What has yet to be read.
extension ReadingTests {
  @Test func `status and jobs agree about what has yet to be read`() async throws {
    let names = ["a_new_ver01", "b_read_ver01", "c_cut_ver01", "d_some_ver01"]
    let plan = try plan(names.map { (batch: $0, file: "\($0).tar", bytes: tar(3)) })
    let store = BatchStore(folder: folder.path)
    func path(_ name: String) -> String { folder.path + "/archives/\(name).tar" }
    for name in names {
      let bytes = name == names[2] ? Array(tar(3).dropLast(512)) : tar(3)
      try Data(bytes).write(to: URL(filePath: path(name)))
    }
    _ = try await store.read(path(names[1]), as: BatchName(names[1]), CorpusOptions(), note: { _ in })
    var some = CorpusOptions()
    some.newspapers = [try LCCN("sn99999999")]
    _ = try await store.read(path(names[3]), as: BatchName(names[3]), some, note: { _ in })
    let told = try await corpus().status(of: plan).filter(\.isToRead).map(\.batch.archive.batch)
    #expect(told == [names[0], names[3]])
    let inputs = try JobInputs(folder: folder.path)
    #expect(Set(inputs.unreadArchives(program: "0")) == Set(told.map { path($0) }))
    #expect(inputs.missing == [names[2]])
  }

  @Test func `reading that is stopped says nothing of the archives that it did not read`() async throws {
    _ = try plan([("a_one_ver01", "a_one_ver01.tar", tar(3))])
    try Data(tar(3)).write(to: URL(filePath: folder.path + "/archives/a_one_ver01.tar"))
    let meter = JobMeter()
    let notes = Mutex<[String]>([])
    let note: @Sendable (String) -> Void = { words in notes.withLock { $0.append(words) } }
    let engine = LocalEngine(
      try JobInputs(folder: folder.path), jobs: 1, program: "0", mending: "x", meter: meter)
    meter.stop()
    await #expect(throws: NewspaperError.canceled) {
      try await engine.readPages(note: note) { _ in }
    }
    #expect(notes.withLock { $0 } == [])
    #expect(try BatchStore(folder: folder.path).receipt(of: "a_one_ver01") == nil)
  }
}
