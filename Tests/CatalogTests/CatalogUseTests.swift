import Foundation
import Newspapers
import SQLiteStorage
import Testing

@testable import Catalog

/// A catalog returns the same results to a command as to a screen.
struct CatalogUseTests {
  @Test(arguments: [
    NewspaperQuery(), NewspaperQuery(state: "Ohio"), NewspaperQuery(words: "star"),
    NewspaperQuery(from: 1900, order: .place), NewspaperQuery(words: "evenning"),
  ])
  func `it answers a command as it answers a screen`(query: NewspaperQuery) async throws {
    let folder = try TestFolder()
    let records = (1...300).map {
      MARCSample.record($0, title: $0.isMultiple(of: 3) ? "Evening star \($0)" : "Tribune \($0)")
    }
    try await folder.importFiles(folder.write(MARCSample.collection(records), as: "a.xml"))
    let window = Window(offset: 20, limit: 40)
    let command = try await Catalog(file: folder.file, use: .command)
      .newspapers(matching: query, window: window)
    let screen = try await Catalog(file: folder.file, use: .screen)
      .newspapers(matching: query, window: window)
    #expect(command.newspapers == screen.newspapers && command.total == screen.total)
    #expect(command.closestWords == screen.closestWords && command.origin == screen.origin)
  }

  /// `list` should not start a thread for an answer that it waits for; a screen must not wait for SQLite.
  @Test(arguments: [Catalog.Use.command, .screen]) @MainActor
  func `only a screen continues meanwhile`(use: Catalog.Use) async throws {
    let folder = try TestFolder()
    try await folder.importFiles(folder.write(MARCSample.collection([MARCSample.record(1)]), as: "a.xml"))
    let catalog = Catalog(file: folder.file, use: use)
    var wentOn = false
    let meanwhile = Task { @MainActor in wentOn = true }
    let listing = try await catalog.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 1))
    #expect(listing.total == 1)
    #expect(wentOn == (use == .screen))
    await meanwhile.value
  }

  @Test func `numbers are read at any alignment`() {
    let bytes: [UInt8] = [9, 1, 0, 0, 0, 2, 1, 0, 0, 7, 7]
    bytes.withUnsafeBytes { bytes in
      let numbers = StoredNumbers<UInt32>(bytes: UnsafeRawBufferPointer(rebasing: bytes[1...]))
      #expect(Array(numbers) == [1, 258], "what is left over is no number")
    }
  }

  @Test func `a file that is not SQLite has no header`() throws {
    let folder = try TestFolder()
    #expect(SQLiteHeader(path: folder.url.appending(path: "missing").path) == nil)
    #expect(SQLiteHeader(path: try folder.write("SQLite format 3\0", as: "short")) == nil)
    #expect(SQLiteHeader(path: try folder.write([UInt8](repeating: 7, count: 200), as: "other")) == nil)
  }

  @Test func `a catalog under its earlier name is adopted, but never replaces an existing one`() throws {
    let folder = try TestFolder()
    let earlier = try folder.write("earlier", as: "earlier.sqlite")
    let file = CatalogFile(path: try folder.write("", as: "empty") + ".sqlite")
    file.adopt(earlier)
    #expect(FileManager.default.contents(atPath: file.path) == Data("earlier".utf8))
    file.adopt(try folder.write("other", as: "other.sqlite"))
    #expect(FileManager.default.contents(atPath: file.path) == Data("earlier".utf8))
  }
}
