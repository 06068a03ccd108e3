import Presentation
import Testing

/// Errors in the arguments of commands about issues.
struct IssuesCommandTests {
  @Test(arguments: [
    (["issues"], "Missing expected argument '<LCCN>'"), (["issues", "nonsense"], "nonsense"),
    (["issues", "sn83045462", "--from", "10/2/1865"], "“10/2/1865” is no date: it is written"),
    (["issues", "sn83045462", "--from", "1866", "--to", "1865"], "is later than --to"),
    (["issues", "sn83045462", "--year", "1865", "--from", "1865"], "--year cannot be given together"),
    (["issues", "sn83045462", "--year", "18"], "--year is a year of four digits"),
    (["issues", "sn83045462", "--on", "02-30"], "it is written MM-DD, such as 07-04"),
    (["today", "--date", "1865-13-01"], "“1865-13-01” is no date"),
    (["today", "--date", "1865-04"], "--date is a day"),
    (["today", "--date", "1865-04-15", "--years-ago", "3"], "leave out --years-ago"),
    (["today", "--years-ago", "501"], "--years-ago is 0 to 500"),
    (["today", "--page", "0"], "--page counts from 1"),
  ])
  func `a wrong argument is named`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
