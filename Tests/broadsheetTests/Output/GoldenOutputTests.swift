import Presentation
import TestSupport
import Testing

/// Complete outputs, as readers and other programs get them.
struct GoldenOutputTests {
  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `a list is as recorded in each format`(format: String) async throws {
    let outcome = try await Program(["COLUMNS": "80"]).run(
      "list", "--source", "offline", "--state", "Hawaii", "--per-page", "6", "--format", format)
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/list.\(format)")
  }

  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `a state's places are as recorded in each format`(format: String) async throws {
    let outcome = try await Program(["COLUMNS": "80"]).run(
      "places", "--source", "offline", "--state", "Hawaii", "--sort", "count", "--format", format)
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/places.\(format)")
  }

  /// 80 is a guess where there is no terminal.
  @Test(arguments: [["list", "--state", "Oregon"], ["list", "--state", "Oregon", "--all"]])
  func `on a pipe, a table is cut only to the columns that are set`(arguments: [String]) async throws {
    let command = arguments + ["--source", "offline", "--format", "table"]
    let whole = try await Program().run(command)
    #expect(whole.exitCode == 0 && whole.output.contains("Daily capital journal  "))
    #expect(!whole.output.contains("…") && whole.lines.contains { $0.count > 80 })
    let cut = try await Program(["COLUMNS": "80"]).run(command)
    #expect(cut.output.contains("…") && cut.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `a county needs its state`() async throws {
    let outcome = try await Program().run("places", "--source", "offline", "--county", "Lucas")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("--county needs --state"))
  }

  @Test(arguments: ["text", "json"]) func `a record is as recorded in each format`(format: String)
    async throws
  {
    let outcome = try await Program().run("show", "--source", "offline", "--format", format, "sn83030214")
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/show.\(format)")
  }

  @Test(arguments: [
    [], ["list"], ["search"], ["show"], ["issues"], ["today"], ["read"], ["get"], ["image"], ["clip"],
    ["cite"],
    ["open"], ["resolve"],
    ["import"], ["sync"], ["watch"], ["batches"],
    ["places"], ["browse"], ["doctor"], ["corpus"], ["corpus", "pages"],
  ])
  func `the help is as recorded`(
    command: [String]
  )
    async throws
  {
    let outcome = try await Program(["COLUMNS": "80"]).run(command + ["--help"])
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/help\(command.map { "-" + $0 }.joined()).txt")
  }

  @Test(arguments: [
    ["show", "nonsense"], ["show", "sn00000000"], ["list", "--source", "http://127.0.0.1:1"],
    ["list", "--page", "x"],
  ])
  func `an error is as recorded`(arguments: [String]) async throws {
    let outcome = try await Program(["COLUMNS": "80"]).run(arguments)
    #expect(outcome.output == "")
    let name = arguments.map { $0.filter { $0.isLetter || $0.isNumber } }.joined(separator: "-")
    try Golden.expect(
      outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        + ["exit code \(outcome.exitCode)"], in: "output/error-\(name).txt")
  }
}
