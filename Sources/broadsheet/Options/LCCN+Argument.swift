import ArgumentParser
import Newspapers
import Presentation

extension LCCN {
  /// Parses an LCCN from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> LCCN {
    do throws(LCCNError) {
      return try LCCN(written)
    } catch {
      // What has no digits is meant as a title.
      let isTitle = written.contains(where: \.isLetter) && !written.contains(where: \.isNumber)
      let advice = isTitle ? " To find newspapers by title: \(ListCommand.line(finding: written))" : ""
      throw ValidationError("\(error).\(advice)")
    }
  }
}

extension ListCommand {
  /// The command that finds newspapers by words of their titles.
  static func line(finding words: String) -> String {
    ShellLine.of(["broadsheet", "list", "--query", words.quotable])
  }
}
