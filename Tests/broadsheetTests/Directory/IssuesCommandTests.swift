import Presentation
import Testing

/// Errors in the arguments of commands about issues.
struct IssuesCommandTests {
  @Test(arguments: [
    (["issues"], "Missing expected argument '<LCCN>'"), (["issues", "nonsense"], "nonsense"),
    (["issues", "sn83045462", "--from", "yesterday"], "“yesterday” is not a date: use"),
    (["issues", "sn83045462", "--from", "14/2/1865"], "write the month first: 2/14/1865"),
    (["issues", "sn83045462", "--from", "1866", "--to", "1865"], "is later than --to"),
    (["issues", "sn83045462", "--year", "1865", "--from", "1865"], "--year cannot be combined"),
    (["issues", "sn83045462", "--year", "18"], "--year must be a year from 1600 to 2200"),
    (["issues", "sn83045462", "--on", "02-30"], "use MM-DD, such as 07-04"),
    (["today", "--date", "1865-13-01"], "“1865-13-01” is not a day: there is no month 13"),
    (["today", "--date", "1865-04"], "“1865-04” is not a day: use"),
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
