import Foundation
import TestSupport
import Testing

/// `broadsheet today` when only this machine is asked.
struct TodayHereTests {
  @Test func `the front pages in the index are listed by title if no list is stored`() async throws {
    let program = try Program(["COLUMNS": "80"])
    for page in [
      "sn83045462_1916-12-15_ed-1_seq-1", "sn83045462_1916-12-15_ed-1_seq-2",
      "sn83030214_1916-12-15_ed-1_seq-1", "sn83030214_1916-12-16_ed-1_seq-1",
    ] {
      try program.write(Data("the words of \(page)".utf8), to: "pages/\(page).txt")
    }
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    func today(_ arguments: String...) async throws -> Program.Outcome {
      try await program.run(["today", "--source", "here"] + arguments)
    }
    let all = try await today("--date", "1916-12-15")
    let numbers = all.lines.map { $0.split(separator: "\t").first.map(String.init) }
    #expect(all.exitCode == 0 && numbers == ["sn83045462", "sn83030214"], "\(all)")
    #expect(all.errors.contains("2 front pages"), "\(all.errors)")
    let state = try await today("--date", "1916-12-15", "--state", "NY")
    #expect(state.lines.count == 1 && state.lines[0].hasPrefix("sn83030214\t"), "\(state)")
    let second = try await today("--date", "1916-12-15", "--per-page", "1", "--page", "2")
    #expect(second.lines.count == 1 && second.lines[0].hasPrefix("sn83030214\t"), "\(second)")
    let none = try await today("--date", "1916-12-17")
    #expect(none.exitCode == 66 && none.lines.isEmpty, "\(none)")
  }
}
