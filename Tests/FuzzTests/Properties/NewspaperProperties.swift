import MVP
import Newspapers
import Presentation
import TerminalUI

@testable import Scenes

/// What is true of every newspaper, wherever it came from, and of all output about it.
enum NewspaperProperties {
  static func check(_ listing: NewspaperListing, _ window: Window) throws(FuzzFinding) {
    try property("the window begins at \(listing.offset)", listing.offset == window.offset)
    try property("a total of \(listing.total)", (0..<1_000_000_000).contains(listing.total))
    try property("\(listing.newspapers.count) rows", listing.newspapers.count <= window.limit)
    try property(
      "\(listing.newspapers.count) rows from \(listing.offset) on of \(listing.total)",
      listing.newspapers.isEmpty || listing.offset + listing.newspapers.count <= listing.total)
    try property("a newspaper twice", Set(listing.newspapers.map(\.lccn)).count == listing.newspapers.count)
    for newspaper in listing.newspapers {
      try check(newspaper)
      try check(NewspaperRow(newspaper))
    }
  }

  static func check(_ newspaper: Newspaper) throws(FuzzFinding) {
    try check(newspaper.lccn)
    try property("an empty title", newspaper.title.contains { !$0.isWhitespace })
    for place in newspaper.places {
      try property("an empty place", !place.state.isEmpty && place.county != "" && place.city != "")
    }
    if let coverage = newspaper.coverage { try check(coverage) }
  }

  static func check(_ coverage: DigitizedCoverage) throws(FuzzFinding) {
    guard let count = coverage.issueCount else { return }
    try property("\(count) issues", (0..<1_000_000_000).contains(count))
  }

  /// Up to three letters and 8 digits, or up to two and 10: nothing else is an LCCN.
  static func check(_ lccn: LCCN) throws(FuzzFinding) {
    let bytes = Array(lccn.description.utf8)
    let letters = bytes.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.count
    let digits = bytes.dropFirst(letters)
    try property(
      "the LCCN “\(lccn)”",
      digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && (digits.count == 8 && letters <= 3 || digits.count == 10 && letters <= 2))
  }

  static func check(_ record: NewspaperRecord) throws {
    try check(record.detail.newspaper)
    for related in record.detail.preceding + record.detail.succeeding {
      if let lccn = related.lccn { try check(lccn) }
    }
    let content = NewspaperDetailContent(record)
    for line in content.document(now: 0).plainLines(width: 40) { try PrintedProperties.checkLine(line) }
    try PrintedProperties.checkJSON(JSONLines.fields(of: NewspaperJSON(content)).joined(separator: "\n"))
  }

  /// Every format has all fields of the row and no others.
  static func check(_ row: NewspaperRow) throws(FuzzFinding) {
    let fields = NewspaperFields(row)
    try PrintedProperties.checkTSV(fields.tsv, columns: NewspaperFields.names.count)
    try PrintedProperties.checkCSV(fields.csv, columns: NewspaperFields.names.count)
    try PrintedProperties.checkJSON(JSONLines.object(NewspaperJSON(row)))
  }

  /// A failure has a message, and a matching exit code.
  static func check(_ error: NewspaperError) throws(FuzzFinding) {
    let words = Failure.words(for: error)
    try property("no words for \(error)", !words.isEmpty)
    try property("\(words.utf8.count) bytes of words", words.utf8.count < 1000)
    switch error {
    case .canceled, .local, .inFallback: throw FuzzFinding("the error \(error)")
    case .malformed(_, let what): try property("malformed, but what?", !what.isEmpty)
    case .rateLimited(_, let until?):
      try property("limited until \(until)", until.isFinite && until < 1e11)
    default: return
    }
  }
}
