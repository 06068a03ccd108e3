import Foundation
import TestSupport
import Testing

/// Texts that `resolve` cannot read or write.
struct ResolveFailureTests {
  private static let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3/"

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [[], ["--in-place"]])
  func `a text in UTF-16 is named as such`(encoding: String.Encoding, options: [String]) async throws {
    let program = try Program()
    let text = "\u{FEFF}\(ResolveFailureTests.old)\n"
    try program.write(try #require(text.data(using: encoding)), to: "a.txt")
    let path = program.home.appending(path: "a.txt").path
    let outcome = try await program.run(["resolve", path] + options)
    #expect(outcome.exitCode == 65, "\(outcome)")
    let words = "\(path) is in UTF-16: convert it to UTF-8 first with iconv"
    #expect(outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `on a full disk nothing is changed nor said to be`() async throws {
    let program = try Program()
    let text = String(repeating: "gold ", count: 200_000) + ResolveFailureTests.old
    try program.write(Data(text.utf8), to: "a.txt")
    let file = program.home.appending(path: "a.txt")
    // No file may exceed 400 KB; the signal that the system would also send is ignored.
    let outcome = try await program.run(
      [
        "-c", "ulimit -f 800; trap '' XFSZ; exec \"$0\" resolve --in-place \"$1\"", Program.path, file.path,
      ],
      executable: "/bin/sh")
    #expect(outcome.exitCode == 74, "\(outcome)")
    #expect(outcome.errors.contains("a.txt: cannot be written: "), "\(outcome)")
    #expect(!outcome.errors.contains("\tchanged\t") && outcome.errors.contains("changed 0"), "\(outcome)")
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }
}
