import Newspapers

/// The newspapers of a table: the Library's `newspapers.txt`, its later CSV form, or any CSV with similar
/// columns.
struct TableReader: RecordReader {
  private var rows: DelimitedReader
  /// The index of each column, by its lower-case name.
  private let columns: [String: Int]
  private(set) var recordNumber = 0

  /// - Throws: `.unreadable` if the header lacks LCCN or title.
  init(_ source: any ByteSource) throws(NewspaperError) {
    var input = BlockReader(source)
    _ = try input.fill()
    let header = input.withBytes { bytes, end in
      String(decoding: bytes[..<end].prefix { $0 != 0x0A }, as: UTF8.self)
    }
    let separator = ["|", "\t", ","].max { left, right in
      header.count(of: left) < header.count(of: right)
    }
    rows = DelimitedReader(
      input, separator: separator?.asciiValue ?? UInt8(ascii: ","),
      endsEachLine: separator == "|" || TableReader.isOwn(header))
    let names = try rows.next() ?? []
    columns = Dictionary(
      names.enumerated().map { (TitleText.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
    guard columns["lccn"] != nil, columns["title"] != nil else {
      throw .unreadable(what: "it has no LCCN and title columns")
    }
  }

  /// Whether the table is as `list --format csv` writes it, with a line feed after each line. Columns are only ever
  /// added, and spreadsheets, which may leave out the last line end, write two bytes for each.
  private static func isOwn(_ header: String) -> Bool {
    header.hasPrefix("lccn,title,place,state,start_year,end_year,") && header.last != "\r"
  }

  var position: Int { rows.position }

  mutating func next() throws(NewspaperError) -> ReadRecord {
    guard let row = try rows.next() else { return .end }
    recordNumber += 1
    guard !rows.isCut else { return .cut("it ends inside record \(recordNumber)") }
    guard rows.isUTF8 else { return .fault("it is not UTF-8") }
    func text(_ names: String...) -> String? {
      names.compactMap { columns[$0] }.first.flatMap { row.indices.contains($0) ? row[$0].nonEmpty : nil }
    }
    guard let written = text("lccn") else { return .fault("it has no LCCN") }
    let lccn: LCCN
    do throws(LCCNError) {
      lccn = try LCCN(written)
    } catch {
      return .fault(error.description)
    }
    guard let title = text("title") else { return .fault("\(lccn) has no title") }
    let values = ListedValues(
      years: ["start year", "end year"].compactMap { text($0) },
      firstIssue: text("first issue date", "first issue"), lastIssue: text("last issue date", "last issue"),
      issues: text("no of issues", "issues"))
    if let fault = values.fault { return .fault("\(lccn): \(fault)") }
    let line = ListedTitle(ListedTitle.unescaped(title))
    var newspaper = StoredNewspaper(kind: .listed)
    newspaper.lccn = lccn.description
    newspaper.title = line.name
    newspaper.places =
      text("place").flatMap(TableReader.places) ?? text("state", "states").map(TableReader.values) ?? ""
    newspaper.languages = text("languages").map(TableReader.values) ?? ""
    newspaper.frequency = text("frequency").map(Lines.line) ?? ""
    newspaper.placeOfPublication = text("place of publication").map(Lines.line) ?? line.place
    newspaper.startYear = text("start year").map { CatalogYear($0).listed } ?? line.start
    newspaper.endYear = text("end year").map { CatalogYear($0).listed } ?? line.end
    newspaper.oclc = text("oclc").flatMap(OCLCNumber.digits) ?? ""
    newspaper.issn = text("issn") ?? ""
    let coverage = values.coverage
    guard !coverage.saysNothing else { return .listed(newspaper, nil) }
    let source = source(link: text("persistent link"))
    return .listed(newspaper, Coverage(source: source, lccn: newspaper.lccn, digitized: coverage))
  }

  /// Lists of sites link their newspapers.
  private func source(link: String?) -> String {
    guard columns["persistent link"] != nil else { return Coverage.selection }
    return (link.flatMap { IssueSource($0) } ?? .library).stored
  }

  /// Several values, which `list --format csv` separates with vertical bars.
  private static func values(_ field: String) -> String {
    Lines.line(field).split(separator: "|").joined(separator: "\n")
  }

  /// `State--County--City`, possibly several; nil if the place is written in another way.
  private static func places(_ field: String) -> String? { field.contains("--") ? values(field) : nil }
}

extension String {
  fileprivate func count(of character: Character) -> Int { self.reduce(0) { $1 == character ? $0 + 1 : $0 } }
}
