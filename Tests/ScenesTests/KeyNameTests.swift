import Foundation
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

@testable import TerminalUI

/// Keys in sentences: presenters name commands, and the reader sees what to press or type.
@MainActor @Suite(.timeLimit(.minutes(2))) struct KeyNameTests {
  private let folder = TemporaryFolder()

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  @Test func `every command named in a sentence exists, and has that key by default`() throws {
    let bindings = KeyTables.screens.flatMap(\.bindings) + KeyTables.everywhere
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\\\(key: "([^"]+)", "([^"]+)"\)/) {
        let (command, key) = (String(match.1), String(match.2))
        let isKnown = bindings.contains { binding in
          "\(binding.command)" == command && binding.keys.contains { $0.description == key }
        }
        #expect(isKnown, "\(command), \(key) in \(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test func `a sentence has the reader's own keys, wherever it is shown`() async throws {
    let keys = KeyChoices([.undo: ["U"], .bookmark: ["B"], .refresh: ["F5"]])
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(
      columns: 100, rows: 24, service: directory, library: LibraryFile(path: folder.file("library.sqlite")),
      keys: keys)
    try await stage.wait(for: "1 of 5")
    stage.press("B")
    try await stage.wait(for: "★ Bookmarked; B removes it, ' lists all: ")
    stage.press("U")
    try await stage.wait(for: "Bookmark removed")
    directory.failure = .serverError(host: "news.example", status: 500)
    let failed = Stage(columns: 100, rows: 24, service: directory, keys: keys)
    try await failed.wait(for: "Press F5 to retry.")
    failed.press("m")
    try await failed.wait(for: "Newspapers not loaded; F5 retries")
    failed.press(":")
    failed.type("bookmark")
    try await failed.wait(for: "(bookmark)")
    #expect(failed.lines.contains { $0.contains("Newspapers not loaded; F5 retries") }, "\(failed.lines)")
  }

  @Test func `where commands are typed, they are named as typed, and hints are left out`() {
    let bindings = [KeyBinding(.undo, "u", help: ""), KeyBinding(.bookmark, "m", help: "")]
    let text =
      "Done\(hint: "; \(key: "undo", "u") undoes"): press \(key: "bookmark", "m") or \(key: "jobs", "gj")"
    #expect(KeyNames(bindings, isTyped: true).resolved(text) == "Done: press bookmark or jobs")
    #expect(KeyNames(bindings).resolved(text) == "Done; u undoes: press m or gj")
    #expect(KeyName.plain(text) == "Done; u undoes: press m or gj")
    let own = KeyChoices([.undo: ["z"], .jobs: ["J"]])
    #expect(
      KeyNames(own.applied(to: bindings), choices: own).resolved(text) == "Done; z undoes: press m or J")
    #expect(KeyName.plain("no keys: ★ €") == "no keys: ★ €")
  }
}
