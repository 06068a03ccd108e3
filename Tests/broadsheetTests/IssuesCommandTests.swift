import Presentation
import Testing

/// Errors in the arguments of commands about issues.
struct IssuesCommandTests {
  @Test(arguments: [
    (["issues"], "Missing expected argument '<LCCN>'"), (["issues", "nonsense"], "nonsense"),
    (["issues", "sn83045462", "--from", "10/2/1865"], "“10/2/1865” is not a date: use"),
    (["issues", "sn83045462", "--from", "1866", "--to", "1865"], "is later than --to"),
    (["issues", "sn83045462", "--year", "1865", "--from", "1865"], "--year cannot be combined"),
    (["issues", "sn83045462", "--year", "18"], "--year must be a four-digit year"),
    (["issues", "sn83045462", "--on", "02-30"], "use MM-DD, such as 07-04"),
    (["today", "--date", "1865-13-01"], "“1865-13-01” is not a date"),
    (["today", "--date", "1865-04"], "--date must be a day"),
    (["today", "--date", "1865-04-15", "--years-ago", "3"], "omit --years-ago"),
    (["today", "--years-ago", "501"], "--years-ago must be 0 to 500"),
    (["today", "--page", "0"], "--page must be at least 1"),
  ])
  func `a wrong argument is named`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
