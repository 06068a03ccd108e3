import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// A page that was read at a site is looked for and cited there later, though no source is named.
struct FoundSourceTests {
  private let lccn = "sn97071004"
  private let date = "1916-01-06"

  @Test func `a page read at a site is read and cited there`() async throws {
    let server = try await PageSite.openONI.start()
    let program = try Program()
    let newspaper = try LCCN(lccn)
    let page = PageID(
      issue: IssueID(lccn: newspaper, date: try #require(IssueDate(date))), sequence: 1)
    let file = program.home.appending(path: ".local/share/broadsheet/library.sqlite")
    let library = LibraryFile(path: file.path)
    try await library.put([
      ReadingPosition(
        page, of: Newspaper(lccn: newspaper, title: "Spray courier"), at: IssueSource(server.url), place: 0,
        line: 1, lines: 9, isAtEnd: false, read: 1_749_900_000)
    ])
    let cited = try await program.run("cite", page.description, "--style", "plain")
    #expect(cited.output.contains("\(server.url)/lccn/\(page)/"), "\(cited)")
    #expect(!cited.output.contains("loc.gov"), "\(cited)")
    let read = try await program.run("read", lccn, date)
    #expect(read.exitCode == 0 && read.output.contains("SHIPS IN THE HARBOR"), "\(read)")
    let issues = try await program.run("issues", lccn, "--year", "1916")
    #expect(issues.exitCode == 0 && issues.output.hasPrefix(date), "\(issues)")
    // The reader's choice takes precedence over what is remembered.
    #expect(try await program.run("issues", lccn, "--source", "loc").exitCode == 69)
  }

  @Test func `an address is bookmarked at its site`() async throws {
    let server = try await PageSite.openONI.start()
    let program = try Program()
    let address = "\(server.url)/lccn/\(lccn)/\(date)/ed-1/"
    let refused = try await program.run("bookmarks", "add", "bsd00000001", address, "--source", "loc")
    #expect(refused.exitCode == 64 && refused.errors.contains("The address belongs to "), "\(refused)")
    #expect(try await program.run("bookmarks", "list").output.isEmpty, "neither is added")
    let added = try await program.run("bookmarks", "add", address, "bsd00000001", "\(address)seq-1/")
    #expect(added.exitCode == 0, "\(added)")
    #expect(added.errors.split(separator: "\n").filter { $0.hasPrefix("bookmarked ") }.count == 3, "\(added)")
    let exported = try await program.run("bookmarks", "export")
    #expect(exported.output.split(separator: "\"\(server.url)\"").count == 3, "\(exported)")
    let offline = try await program.run(
      "bookmarks", "add", "http://site.example/lccn/\(lccn)/", "--source", "here")
    #expect(offline.exitCode == 0, "\(offline)")
    #expect(try await program.run("bookmarks", "export").output.contains("\"http://site.example\""))
  }

  @Test func `a page whose text came from a site is listed and cited there`() async throws {
    let server = try await PageSite.openONI.start()
    let program = try Program()
    let read = try await program.run("read", lccn, date, "--source", server.url)
    #expect(read.exitCode == 0, "\(read)")
    let address = "\(server.url)/lccn/\(lccn)/\(date)/ed-1/seq-1/"
    let found = try await program.run("search", "ships", "--source", "here", "--format", "jsonl")
    #expect(found.output.contains(address), "\(found)")
    let cited = try await program.run("cite", "\(lccn)/\(date)/ed-1/seq-1", "--style", "plain")
    #expect(cited.output.contains(address) && !cited.output.contains("loc.gov"), "\(cited)")
    let exported = try await program.run("index", "export")
    #expect(exported.output.contains("\"site\":\"\(server.url)\""), "\(exported)")
  }
}
