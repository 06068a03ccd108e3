import CorpusFolder
import Newspapers
import Presentation
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The result of a corpus job on the screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenResultTests {
  nonisolated private static let sizes = [(80, 24), (100, 30), (160, 50)]
  private let folder = TemporaryFolder()

  private func stage(
    _ columns: Int, _ rows: Int, terms: [String] = ["river"], _ route: ResultRoute = .counts(CountQuery()),
    _ change: (inout MadeResult) -> Void = { _ in }
  ) throws -> Stage {
    var made = try MadeResult.sample(in: folder.path, terms: terms)
    change(&made)
    try made.write()
    return Stage(
      columns: columns, rows: rows, route: .result(route), result: ResultRows(try ResultFolder(made.path)))
  }

  @Test(arguments: sizes) func `the counts look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(columns, rows)
    // The years are counted after the list.
    try await stage.wait(for: "by year, most in")
    if columns >= 120 { try await stage.wait(for: "In context") }
    stage.press("j", "j", "j")
    if columns >= 120 {
      try await stage.wait(for: "“river” in Oregon, 1898")
      try await stage.wait(for: "19 hits on 13 of")
    }
    try await stage.expect("result-\(columns)x\(rows)")
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `counts of several terms look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(columns, rows, terms: ["river", "bridge", "silver rush"])
    try await stage.wait(for: "by year, most in")
    stage.press("s")
    try await stage.wait(for: "Hits, most first")
    stage.press("Down", "Down", "Enter")
    try await stage.wait(for: "by rate")
    // The list, and the screen beside it, follow the title.
    try await stage.wait(for: "▸ 1905")
    if columns >= 120 {
      try await stage.wait(for: "“river” in state unknown, 1905")
      try await stage.wait(for: "4 hits on 1 of 2")
    }
    try await stage.expect("result-terms-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `hits look as recorded`(columns: Int, rows: Int) async throws {
    let cell = CountCell(term: 0, year: 1903, state: "District of Columbia")
    let stage = try stage(columns, rows, .hits(HitQuery(cell: cell)))
    try await stage.wait(for: "1 of 1,000")
    stage.press("j", "j")
    try await stage.expect("concordance-\(columns)x\(rows)")
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `a concordance looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(columns, rows, .hits(HitQuery())) { made in
      made.job = "concordance"
      made.incomplete = []
      made.hits = made.hits.filter { $0.id.hasPrefix("bsd") }
      made.cells = made.cells.filter { $0.state.isEmpty }
      made.counts = made.counts.filter { $0.state.isEmpty }
    }
    try await stage.wait(for: "1 of ")
    try await stage.expect("concordance-whole-\(columns)x\(rows)")
  }

  @Test func `the filters look as recorded`() async throws {
    let stage = try stage(80, 24, terms: ["river", "bridge"])
    // The years are counted after the list.
    try await stage.wait(for: "by year, most in")
    stage.press("f")
    try await stage.wait(for: "Decade")
    try await stage.expect("result-filters-80x24")
  }
}
