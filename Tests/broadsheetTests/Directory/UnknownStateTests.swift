import Foundation
import TestSupport
import Testing

struct UnknownStateTests {
  @Test(arguments: [["list"], ["places"], ["today", "--source", "here"]])
  func `a state that does not exist is a usage error`(command: [String]) async throws {
    let wrong = try await Program().run(command + ["--state", "Orgon"])
    #expect(
      wrong.exitCode == 64
        && wrong.errors.contains("“Orgon” is not a state or territory. Did you mean Oregon?"),
      "\(wrong)")
    #expect(try await Program().run(command + ["--state", "OR"]).exitCode != 64)
  }

  @Test func `a state that only the source has is none`() async throws {
    let program = try Program()
    let list = """
      Persistent Link | State | Title | LCCN | OCLC | ISSN | No. of Issues | First Issue Date | Last Issue Date | More Info
      https://news.example/lccn/sn83000001/ | Manitoba | Star | sn83000001 | | | 3 | Jan. 1, 1900 | Jan. 3, 1900 | x

      """
    try program.write(Data(list.utf8), to: "newspapers.txt")
    let imported = try await program.run("import", program.home.path + "/newspapers.txt")
    #expect(imported.exitCode == 0, "\(imported)")
    let outcome = try await program.run("list", "--state", "Manitoba")
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  @Test func `years out of range are told with the range`() async throws {
    let outcome = try await Program().run("list", "--from", "1450")
    #expect(
      outcome.exitCode == 64 && outcome.errors.contains("--from must be a year from 1600 to 2200 (got 1450)"))
  }
}
