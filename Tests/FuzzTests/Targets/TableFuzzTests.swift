import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

@testable import Catalog

@Suite struct TableFuzzTests {
  /// A few lines of the built-in table, changed.
  @Test func `starter tables do no harm`() async throws {
    let lines = try Fixture.text("catalog/starter.tsv").split(separator: "\n").map(String.init)
    let odd = OddText(words: [
      "\t", "|", "\n", "sn83030214", "current", "1866-04-10", "New York--Kings--Brooklyn",
    ])
    try await FuzzTarget.starterTable.run({ dice in
      var table = [lines[0]]
      for _ in 0...dice.below(4) {
        var fields = dice.pick(lines).split(separator: "\t", omittingEmptySubsequences: false).map(
          String.init)
        if dice.once(in: 2) { fields[dice.below(fields.count)] = odd.text(&dice) }
        table.append(fields.joined(separator: "\t"))
      }
      var bytes = Array(table.joined(separator: "\n").utf8)
      if dice.once(in: 2) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      do {
        for row in try StarterTable(input.text).rows {
          try NewspaperProperties.check(row.newspaper.lccn)
          do {
            _ = try row.detail()
          } catch let error as StarterRow.Fault {
            try property("no words for what is wrong with a row", !error.what.isEmpty)
          }
        }
      } catch let error as StarterTable.Fault {
        try property("no words for line \(error.line)", error.line > 0 && !error.what.isEmpty)
      }
    }
  }
}
