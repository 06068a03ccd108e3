import Foundation
import TestSupport
import Testing

/// What `broadsheet doctor` says about the index of pages.
struct DoctorIndexTests {
  @Test func `the index of pages is inspected and left as it is`() async throws {
    let program = try Program()
    let path = ".local/share/broadsheet/pages.sqlite"
    #expect(try await program.run("doctor", "--offline").words.contains("– index of pages none yet"))
    #expect(try program.files(in: ".local/share").isEmpty)
    try program.write(Data("gold rush".utf8), to: "pages/sn83000001_1912-11-01_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let good = try await program.run("doctor", "--offline")
    #expect(good.exitCode == 0 && good.words.contains("✓ index of pages"), "\(good.output)")
    #expect(good.words.contains(", version 1"), "\(good.output)")
    let whole = try Data(contentsOf: program.home.appending(path: path))
    var cut = whole
    cut.replaceSubrange(8192..<whole.count - 4096, with: Data(count: whole.count - 12_288))
    for (bytes, code, words) in [
      (Data(), Int32(0), "pages.sqlite is empty (0 bytes)"),
      (Data(repeating: 7, count: 9000), 74, "is damaged or not an index of pages"), (cut, 65, "is damaged"),
    ] {
      for name in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(at: program.home.appending(path: path + name))
      }
      try program.write(bytes, to: path)
      let outcome = try await program.run("doctor", "--offline")
      #expect([code, 74].contains(outcome.exitCode) && outcome.words.contains(words), "\(outcome.output)")
      #expect(outcome.words.contains("index add") || code == 0, "what to do is said: \(outcome.output)")
      #expect(try Data(contentsOf: program.home.appending(path: path)) == bytes)
      if code == 65, outcome.exitCode == 65 {
        #expect(outcome.words.contains("“broadsheet index export > pages.jsonl”"), "\(outcome.output)")
      }
    }
  }
}
