import Newspapers
import Testing

/// Commands to be pasted into a shell.
@Suite struct ShellLineTests {
  @Test(arguments: [
    ("gold", "gold", "'gold'"), ("gold rush", "'gold rush'", "'gold rush'"), ("", "''", "''"),
    ("o'clock", #"'o'\''clock'"#, #"'o'\''clock'"#), ("a[1]", "'a[1]'", "'a[1]'"),
  ])
  func `a word is quoted if a shell needs that, or always`(
    word: String, quoted: String, inQuotes: String
  ) {
    #expect(ShellLine.quoted(word) == quoted)
    #expect(ShellLine.inQuotes(word) == inQuotes)
    #expect(ShellLine.of(["broadsheet", word]) == "broadsheet \(quoted)")
  }
}
