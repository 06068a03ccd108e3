import Foundation
import TestSupport
import Testing

/// A damaged page in the index.
struct IndexDamageTests {
  @Test func `it is named, and the others are exported and kept`() async throws {
    let program = try Program()
    for (day, word) in [(1, "gold"), (2, "silver"), (3, "tin")] {
      try program.write(Data(word.utf8), to: "pages/sn83000001_1900-01-0\(day)_ed-1_seq-1.txt")
    }
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let whole = try await program.run("index", "export")
    let path = program.home.appending(path: ".local/share/broadsheet/pages.sqlite").path
    let damage = """
      import sqlite3, sys
      db = sqlite3.connect(sys.argv[1])
      db.execute("UPDATE page SET text = zeroblob(10) WHERE lccn = 'sn83000001' AND day = 19000102")
      db.commit()
      """
    #expect(try await program.run(["-c", damage, path], executable: "/usr/bin/python3").exitCode == 0)
    let fault = "broadsheet: sn83000001/1900-01-02/ed-1/seq-1: its text was changed or cannot be read"
    let exported = try await program.run("index", "export")
    #expect(exported.exitCode == 65 && exported.errors.hasPrefix(fault + "\n"), "\(exported)")
    #expect(exported.lines == whole.lines.filter { !$0.contains("silver") })
    // Readings that are damaged, too, do not hide what was removed.
    let readings = ".local/share/broadsheet/readings/"
    let mark = readings + "unindexed/sn83000001_1900-01-01_ed-1_seq-1"
    let reading = readings + "sn83000001/1900-01-01_ed-1_seq-1.json"
    for name in [mark, reading] { try program.write(Data(), to: name) }
    let tidied = try await program.run("index", "tidy", "--rebuild")
    #expect(tidied.errors.contains(reading), "\(tidied)")
    try FileManager.default.removeItem(at: program.home.appending(path: mark))
    #expect(tidied.exitCode == 65 && tidied.errors.contains(fault + ", and was removed\n"), "\(tidied)")
    #expect(try await program.run("index", "check").exitCode == 0)
    #expect(try await program.run("index", "tidy", "--rebuild").exitCode == 0)
  }
}
