import Foundation
import GRDB
import Newspapers
import SQLiteStorage
import TestSupport
import Testing

@testable import Catalog

/// A catalog with a damaged page answers correctly or says that it is damaged, and never returns less than it
/// should.
struct DamageTests {
  private struct Answers: Equatable {
    var listings: [NewspaperListing] = []
    var tallies: [NewspaperTallies] = []
    var details: [NewspaperDetail] = []
  }

  private static let queries = [
    NewspaperQuery(), NewspaperQuery(order: .place), NewspaperQuery(state: "Ohio"),
    NewspaperQuery(words: "star"), NewspaperQuery(words: "evenning"), NewspaperQuery(frequency: "Weekly"),
    NewspaperQuery(from: 1900), NewspaperQuery(isDigitized: true), NewspaperQuery(issuesFrom: 1890),
  ]

  private func ask(_ file: CatalogFile) async throws -> Answers {
    var answers = Answers()
    let catalog = Catalog(file: file)
    for query in Self.queries {
      answers.listings.append(
        try await catalog.newspapers(matching: query, window: Window(offset: 0, limit: 5000)))
    }
    answers.tallies.append(try await catalog.tallies(matching: NewspaperQuery()))
    answers.tallies.append(try await catalog.tallies(matching: NewspaperQuery(state: "Ohio")))
    for newspaper in answers.listings[0].newspapers.prefix(40) {
      answers.details.append(try await catalog.newspaper(newspaper.lccn).detail)
    }
    return answers
  }

  private func catalog() async throws -> TestFolder {
    let folder = try TestFolder()
    // Notes that fill several pages, so that part of a row lies outside its own.
    let note =
      "<datafield tag=\"500\" ind1=\" \" ind2=\" \"><subfield code=\"a\">"
      + String(repeating: "A long note. ", count: 900) + "</subfield></datafield>"
    let records = (1...1500).map { number in
      MARCSample.record(
        number, title: number.isMultiple(of: 3) ? "Evening star" : "Tribune",
        more: number.isMultiple(of: 50) ? note : "")
    }
    let list = [Newspaper.sample("sn10000007", "Tribune 7"), .sample("sn10000009", "Evening star 9")]
    try await folder.importFiles(folder.write(MARCSample.collection(records), as: "a.xml"))
    _ = try await folder.importer.takeList(list, of: "news.example")
    return folder
  }

  /// What `doctor` says about the damage.
  private func isDamaged(_ file: CatalogFile) async -> Bool {
    do {
      try await Catalog(file: file).verify()
      return false
    } catch {
      return true
    }
  }

  @Test func `a lost page is noticed where it is needed`() async throws {
    let folder = try await catalog()
    let path = URL(filePath: folder.file.path)
    let whole = try Data(contentsOf: path)
    let right = try await ask(folder.file)
    #expect(await !isDamaged(folder.file))
    var noticed = 0
    for page in 1..<whole.count / 8192 {
      var bytes = whole
      bytes.resetBytes(in: page * 8192..<(page + 1) * 8192)
      try bytes.write(to: path)
      let isFound = await isDamaged(folder.file)
      do {
        let answers = try await ask(folder.file)
        #expect(answers == right, "page \(page) is gone, and nothing is said")
      } catch NewspaperError.local(let what) {
        noticed += 1
        #expect(isFound, "doctor finds what a list does")
        #expect(what.contains("damaged") && what.contains("import again"), "\(what)")
      }
    }
    #expect(noticed > 20)
  }

  /// SQLite notices nothing wrong with these.
  @Test func `a changed byte in a row or an order is noticed`() async throws {
    let folder = try await catalog()
    let path = URL(filePath: folder.file.path)
    let whole = try Data(contentsOf: path)
    var places: [Data.Index] = []
    // Titles of rows; and consecutive hashes of equal titles.
    for text in ["Evening star 600", "Tribune 1001", "A long note. A long note."] {
      let found = try #require(whole.range(of: Data(text.utf8)))
      places.append(found.lowerBound + 2)
    }
    for place in places {
      var bytes = whole
      bytes[place] ^= 0x20
      try bytes.write(to: path)
      #expect(await isDamaged(folder.file))
    }
    var bytes = whole
    bytes[places[0]] ^= 0x20
    try bytes.write(to: path)
    await #expect(throws: NewspaperError.self) { try await ask(folder.file) }
  }

  @Test func `an import carries no damage into the next file`() async throws {
    let folder = try await catalog()
    let path = URL(filePath: folder.file.path)
    let whole = try Data(contentsOf: path)
    // In the middle of a long note, which is in no list.
    let note = try #require(whole.range(of: Data("A long note. A long note. A long".utf8)))
    var bytes = whole
    bytes[note.lowerBound + 3] ^= 1
    try bytes.write(to: path)
    let more = try folder.write(MARCSample.collection([MARCSample.record(5000)]), as: "b.xml")
    await #expect(throws: NewspaperError.self) { try await folder.importFiles(more) }
    #expect(try Data(contentsOf: path) == bytes)
  }

  /// SQLite itself never writes this in a row, but reads it from any.
  @Test func `a row without its title is damage, not the end of the program`() async throws {
    let folder = try await catalog()
    try await DatabaseQueue(path: folder.file.path).write { db in
      try db.execute(
        sql: """
          CREATE TABLE copy AS SELECT * FROM newspaper; DROP TABLE newspaper;
          ALTER TABLE copy RENAME TO newspaper; UPDATE newspaper SET title = NULL WHERE id = 7;
          """)
    }
    let more = try folder.write(MARCSample.collection([MARCSample.record(5000)]), as: "b.xml")
    let error = await #expect(throws: NewspaperError.self) { try await folder.importFiles(more) }
    let path = folder.file.path
    #expect(error == .local(what: "\(path) is damaged or not a catalog: move it away and import again"))
    #expect(try folder.leftovers() == [])
  }

  @Test(arguments: [
    ("newspapers", "1e300"), ("newspapers", "9e999"), ("newspapers", "-1"), ("newspapers", "'many'"),
    ("imported_at", "9e999"), ("imported_at", "-1"),
  ])
  func `an impossible fact is damage`(name: String, value: String) async throws {
    let folder = try await catalog()
    try await DatabaseQueue(path: folder.file.path).write { db in
      try db.execute(sql: "UPDATE fact SET value = \(value) WHERE name = '\(name)'")
    }
    await #expect(throws: NewspaperError.self) { try await folder.newspapers() }
  }

  @Test func `a checksum depends on every byte and on their number`() {
    let bytes = (0..<100).map { UInt8($0) }
    var seen: Set<Int> = []
    for count in 0...100 { bytes[..<count].withUnsafeBytes { _ = seen.insert(Checksum.of($0)) } }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x80
      changed.withUnsafeBytes { _ = seen.insert(Checksum.of($0)) }
    }
    #expect(seen.count == 201)
  }
}
