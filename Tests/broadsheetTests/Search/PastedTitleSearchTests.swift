import TestSupport
import Testing

/// The address of a search for newspapers, where pages are searched and where addresses are opened.
struct PastedTitleSearchTests {
  private static let old =
    "https://chroniclingamerica.loc.gov/search/titles/results/?terms=daily&state=Oregon"
  private static let today =
    "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/"
    + "?q=daily&fa=location_state:oregon"

  private func program() throws -> Program { try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test(arguments: [old, today]) func `a search of pages says how to list them`(address: String) async throws
  {
    let outcome = try await program().run("search", address)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("broadsheet list --state Oregon --query daily\n"), "\(outcome)")
  }

  @Test(arguments: [old, today, "https://web.archive.org/web/2015/" + old])
  func `they are opened as a list`(address: String) async throws {
    let outcome = try await program().run("open", "--accessible", address)
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.lines.contains { $0.hasPrefix("Newspapers, Oregon, “daily”, ") }, "\(outcome)")
    let printed = try await program().run("open", "--print", address)
    #expect(printed.output.hasPrefix("list\ttitles\t"), "\(printed)")
  }
}
