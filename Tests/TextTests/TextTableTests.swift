import Testing
import Text

@Suite struct TextTableTests {
  private let table = TextTable(
    columns: [
      .init(header: "LCCN"), .init(header: "Title", flexible: true),
      .init(header: "Issues", alignRight: true),
      .init(header: "Place", minimumWidth: 6, flexible: true),
    ],
    rows: [
      ["sn83030214", "New-York tribune", "22911", "New York"],
      ["sn83045462", "Evening star", "7", "Washington"],
      ["sn82015056", "日布時事", "450"],
    ])

  @Test func `aligns its columns by cells`() {
    #expect(
      table.lines(width: 80) == [
        "LCCN        Title             Issues  Place",
        "sn83030214  New-York tribune   22911  New York",
        "sn83045462  Evening star           7  Washington",
        "sn82015056  日布時事             450",
      ])
  }

  @Test func `an empty column leaves its room to the others`() {
    var bare = table
    bare.rows = table.rows.map { [$0[0], $0[1], ""] }
    #expect(
      bare.withoutEmptyColumns.lines(width: 28) == [
        "LCCN        Title", "sn83030214  New-York tribune", "sn83045462  Evening star",
        "sn82015056  日布時事",
      ])
    #expect(table.withoutEmptyColumns.lines(width: 42) == table.lines(width: 42))
    bare.rows = []
    #expect(bare.withoutEmptyColumns.columns.count == 4)
  }

  @Test func `takes cells from the widest flexible column`() {
    #expect(
      table.lines(width: 42) == [
        "LCCN        Title       Issues  Place",
        "sn83030214  New-York …   22911  New York",
        "sn83045462  Evening s…       7  Washington",
        "sn82015056  日布時事       450",
      ])
  }

  @Test(arguments: 0...80) func `is never wider than requested`(width: Int) {
    for line in table.lines(width: width) { #expect(TextWidth.of(line) <= width) }
  }

  @Test func `shows hostile text as one harmless line`() {
    let table = TextTable(
      columns: [.init(header: "A"), .init(header: "B")], rows: [["x\u{1b}[2Jy\nz", "b"]])
    #expect(table.lines(width: 20) == ["A     B", "xy z  b"])
  }

  @Test func `a text that does not fit in its line is shown in full below it`() {
    let table = TextTable(
      columns: [
        .init(header: "ID"), .init(header: "Title", flexible: true), .init(header: "", breaksOut: true),
      ],
      rows: [
        ["1", "Evening star", "www.loc.gov cannot be reached"], ["2", "Tribune", "48 MB"], ["3", "Herald"],
      ])
    #expect(table.lines(width: 60)[1] == "1   Evening star  www.loc.gov cannot be reached")
    #expect(
      table.lines(width: 26) == [
        "ID  Title", "1   Evening star", "    www.loc.gov cannot be", "    reached",
        "2   Tribune       48 MB", "3   Herald",
      ])
    for width in 0...80 {
      for line in table.lines(width: width) { #expect(TextWidth.of(line) <= width) }
    }
  }
}
