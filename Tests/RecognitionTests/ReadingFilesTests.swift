import Foundation
import Newspapers
import Recognition
import TestSupport
import Testing

struct ReadingFilesTests {
  private let folder = TemporaryFolder()
  private var files: ReadingFiles { ReadingFiles(folder: folder.file("readings")) }
  private func page() throws -> PageID { try Engine.page("1903-03-07") }
  private var path: String { folder.file("readings/bsd00000001/1903-03-07_ed-1_seq-1.json") }

  private func reading(_ text: String, _ region: PageBox = .whole) -> OCRReading {
    let word = PageLayout.Word(
      text, box: PageBox(x: 0.1, y: 0.2, width: 0.3, height: 0.04), confidence: 0.875)
    return OCRReading(
      region: region,
      layout: PageLayout(blocks: [
        PageLayout.Block(lines: [
          PageLayout.Line(words: [word], isHyphenated: true), PageLayout.Line(words: [word]),
        ])
      ]), engine: "Tesseract 5.3.0", languages: ["deu", "frk"],
      scan: OCRReading.Scan(
        address: "https://tile.loc.gov/x/full/1,/0/default.jpg", source: "tile.loc.gov", width: 3, height: 4),
      date: 1_700_000_000, known: KnownWords(known: 1, total: 2))
  }

  @Test func `another program reads everything that was written`() async throws {
    let read = reading("„Zeitung")
    let written = try await files.change(page()) { $0.add(read) }.readings
    let found = try await files.readings(of: page())
    #expect(found == written && found.current == [read])
    #expect(try await files.readings(of: Engine.page("1903-03-14")).isEmpty)
    let undone = try await files.change(page()) { $0.undo() }
    #expect(undone.answer == .reading(read, left: 0))
    #expect(try await files.readings(of: page()).isEmpty)
  }

  @Test func `a page is to be indexed until the index has its current words`() async throws {
    let read = reading("one")
    let text = try await files.change(page()) { $0.add(read) }.readings.text
    // Whenever this program may have ended.
    #expect(try await files.unindexed() == [page()])
    try await files.noteIndexed(nil, of: page())
    #expect(try await files.unindexed() == [page()])
    try await files.noteIndexed(text, of: page())
    _ = try await files.change(page()) { $0.prefer(true) }
    #expect(try await files.unindexed().isEmpty)
    // Another program's words arrived later, and are not the page's.
    try await files.noteIndexed("two", of: page())
    #expect(try await files.unindexed() == [page()])
    #expect(try await files.count() == 1)
  }

  @Test func `where the oldest states were dropped is remembered`() async throws {
    let read = reading("one")
    _ = try await files.change(page()) { $0.add(read) }
    for step in 0..<30 { _ = try await files.change(page()) { $0.prefer(step.isMultiple(of: 2)) } }
    for _ in 0..<30 { _ = try await files.change(page()) { $0.undo() } }
    #expect(try await files.readings(of: page()).current == [read])
  }

  @Test func `where a file is in place of a folder, nothing was read again`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: folder.file("file")))
    let files = ReadingFiles(folder: folder.file("file/readings"))
    #expect(try await files.readings(of: page()).isEmpty)
  }

  @Test func `what cannot be opened is named`() async throws {
    try FileManager.default.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
    await #expect(throws: NewspaperError.local(what: "\(path) cannot be opened: Is a directory")) {
      try await files.readings(of: page())
    }
  }

  @Test func `two programs writing at the same time lose nothing`() async throws {
    let page = try page()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for program in 0..<4 {
        let files = ReadingFiles(folder: folder.file("readings"))
        group.addTask {
          for step in 0..<5 {
            let region = PageBox(x: Double(program * 5 + step) / 20, y: 0, width: 0.04, height: 1)
            let read = reading("\(program) \(step)", region)
            _ = try await files.change(page) { $0.add(read) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await files.readings(of: page).current.count == 20)
  }

  @Test(arguments: ["", "{", "[]", "null", "cut", "page", "number"])
  func `a damaged file is an error that names it, and stays as it is`(damage: String) async throws {
    let first = reading("one")
    _ = try await files.change(page()) { $0.add(first) }
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    let damaged =
      switch damage {
      case "cut": String(whole.dropLast(40))
      case "page": whole.replacing("seq-1", with: "seq-2")
      case "number": whole.replacing("\"readings\":[1]", with: "\"readings\":[2]")
      default: damage
      }
    #expect(damaged != whole)
    try damaged.write(toFile: path, atomically: false, encoding: .utf8)
    for _ in 0..<2 {
      let error = await #expect(throws: NewspaperError.self) { try await files.readings(of: page()) }
      #expect(
        error
          == .unreadable(
            what: "\(path) is damaged, and was left unchanged: move it away to read the page again"))
      await #expect(throws: NewspaperError.self) { try await files.change(page()) { $0.add(first) } }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == damaged)
  }

  @Test func `a newer program's file is left alone`() async throws {
    let first = reading("one")
    _ = try await files.change(page()) { $0.add(first) }
    let newer = try String(contentsOfFile: path, encoding: .utf8).replacing(
      "\"version\":1", with: "\"version\":2")
    try newer.write(toFile: path, atomically: false, encoding: .utf8)
    let error = await #expect(throws: NewspaperError.self) { try await files.change(page()) { $0.undo() } }
    guard case .unreadable(let what) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(what.contains("newer version"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == newer)
  }

  @Test func `an unfinished file is harmless`() async throws {
    let (first, second) = (reading("one"), reading("two"))
    _ = try await files.change(page()) { $0.add(first) }
    try "{\"format\"".write(toFile: path + ".new", atomically: false, encoding: .utf8)
    #expect(try await files.readings(of: page()).current == [first])
    _ = try await files.change(page()) { $0.add(second) }
    #expect(try await files.readings(of: page()).current == [second])
    #expect(!FileManager.default.fileExists(atPath: path + ".new"))
  }

  @Test func `a folder that cannot be written is reported`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder.file("readings")))
    let first = reading("one")
    let error = await #expect(throws: NewspaperError.self) {
      try await files.change(page()) { $0.add(first) }
    }
    guard case .local(let what) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(what.contains(folder.file("readings")))
  }
}
