import Foundation
import TestSupport
import Testing

/// Lines of lists of pages that name issues.
struct IssueLineTests {
  @Test(arguments: [
    "bsd00000001/1903-03-07/ed-1", "bsd00000001/1903-03-07",
    "https://chroniclingamerica.loc.gov/lccn/bsd00000001/1903-03-07/ed-1/",
  ])
  func `a line that names an issue names no page`(line: String) async throws {
    let program = try Program()
    try program.write(Data("bsd00000001/1903-03-07/ed-1/seq-2\n\(line)\n".utf8), to: "list")
    let list = program.home.appending(path: "list")
    let read = try await program.run("read", "--from-search", list.path)
    #expect(read.exitCode == 65 && read.output.contains("page 2"), "\(read)")
    #expect(
      read.errors.contains(
        "line 2 of \(list.path): “\(line)” is an issue, not a page such as bsd00000001/1903-03-07/ed-1/seq-1"),
      "\(read)")
    let queued = try await program.run("queue", "add", "--from-file", list.path)
    #expect(queued.exitCode == 65 && queued.errors.contains("line 2 of "), "\(queued)")
  }
}
