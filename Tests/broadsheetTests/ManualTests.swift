import Foundation
import Newspapers
import TestSupport
import Testing

@testable import broadsheet

struct ManualTests {
  @Test func `the man pages match the commands`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "broadsheet-man-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await Program().run("manual", folder.path).exitCode == 0)
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let committed = Fixture.root.appending(path: "man")
    #expect(try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted() == made)
    for page in made {
      let fresh = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      let kept = try String(contentsOf: committed.appending(path: page), encoding: .utf8)
      #expect(fresh == kept, "man/\(page) is stale: run make man")
      let all = ["NAME", "DESCRIPTION", "EXAMPLES", "SEE ALSO"]
      for section in page.hasSuffix(".7") ? all : all + ["SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES"] {
        #expect(fresh.contains(".SH \(section)\n"), "\(page) has no \(section)")
      }
    }
  }

  @Test func `the keys of a search include the one that sorts, though the list has one, too`() async throws {
    let page = Fixture.root.appending(path: "man/broadsheet-browse.1")
    let sections = try String(contentsOf: page, encoding: .utf8).split(separator: ".SH ")
    let search = try #require(sections.first { $0.hasPrefix("KEYS OF A SEARCH\n") })
    #expect(search.contains("\\fBs\\fR\nChoose the sort order"))
  }

  @Test func `the sample queries are valid`() throws {
    for example in QueryTexts.examples {
      let query = try #require(example.line.wholeMatch(of: /broadsheet search '(.+)'/)).1
      #expect(try SearchQuery.read(String(query)).notes.isEmpty)
    }
    for words in QueryTexts.words {
      for written in words.written.split(separator: ", ") where written != "-state:Ohio" {
        #expect(throws: Never.self, "\(written)") { try SearchQuery.read(String(written)) }
      }
    }
  }

  @Test func `the sample queries can be searched for at the default source`() async throws {
    // Explaining requests nothing.
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:9"])
    for example in QueryTexts.examples where !example.line.contains("in:bookmarks") {
      let query = String(try #require(example.line.wholeMatch(of: /broadsheet search '(.+)'/)).1)
      let explained = try await program.run("search", "--explain", query)
      #expect(explained.exitCode == 0, "\(explained)")
      // What is allowed without an option is enough.
      #expect(!explained.output.contains("--max-requests"), "\(explained)")
    }
  }

  @Test func `examples for a file or another program take the whole list, not its first page`() {
    let examples = ManualTexts.examples.values.joined().map(\.line).filter {
      $0.contains(/broadsheet (list|search|today) [^|>]*[|>]/)
    }
    #expect(examples.count > 5)
    for line in examples {
      #expect(line.contains(" --all ") || line.contains(" --per-page 1000 "), "\(line)")
    }
  }

  @Test func `a missing directory is an error`() async throws {
    #expect(try await Program().run("manual", "/nonexistent").exitCode == 74)
  }

  /// A folder that only pages made has no plan.
  @Test func `the help of pages says what jobs need besides`() async throws {
    let program = try Program()
    try program.write(Data(), to: "corpus/receipts/dlc_made_ver01.jsonl")
    let refused = try await program.run("corpus", "run", program.home.path + "/corpus", "terms", "liberty")
    #expect(refused.exitCode == 66 && refused.errors.contains("broadsheet corpus plan"), "\(refused)")
    let help = try await program.run("corpus", "pages", "--help").words
    #expect(help.contains("run, status and verify also need a plan in the folder"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are generated`(shell: String) async throws {
    let outcome = try await Program().run("--generate-completion-script", shell)
    #expect(outcome.exitCode == 0 && outcome.output.contains("per-page"))
  }

  @Test(arguments: [
    "broadsheet import ", "broadsheet notes export -o ", "broadsheet bookmarks import ",
    "broadsheet resolve ",
    "broadsheet search --query-file ", "broadsheet get -o ", "broadsheet image -o ", "broadsheet clip -o ",
  ]) func `files and folders are completed where a command takes them`(line: String) async throws {
    let program = try Program()
    try program.write(Data(), to: "here/folder/file")
    let offered = try await program.completions(of: line)
    #expect(offered.contains { $0.hasPrefix("folder") }, "\(offered)")
  }

  @Test(arguments: [
    ("browse --theme ", "cornsilk"), ("browse --theme ", "contrast-dark"), ("theme show ", "cornsilk"),
    ("list --source ", "loc"), ("list --source ", "https://papers.example.org"), ("help ", "corpus"),
    ("help ", "theme"), ("help queue ", "pause"),
  ]) func `names of themes, sources and commands are completed`(line: String, name: String) async throws {
    let program = try Program()
    try program.configure("source: https://papers.example.org\n")
    try program.write(Data("extends: dark\n".utf8), to: ".config/broadsheet/themes/cornsilk.yaml")
    let offered = try await program.completions(of: "broadsheet \(line)")
    #expect(offered.contains(name), "\(offered)")
    #expect(Set(offered).count == offered.count)
  }

  @Test func `a mistake in the settings leaves the themes to complete`() async throws {
    let program = try Program()
    try program.configure("theme: [\n")
    try program.write(Data("extends: dark\n".utf8), to: ".config/broadsheet/themes/cornsilk.yaml")
    #expect(try await program.completions(of: "broadsheet browse --theme ").contains("cornsilk"))
    #expect(try await program.completions(of: "broadsheet list --source ") == ["loc", "here", "offline"])
  }

  @Test(arguments: [
    ("zsh", "'1:command:(browse list"), ("fish", "\"broadsheet help\" -eq 1' -fka 'browse list"),
  ]) func `every shell completes the names of commands after help`(shell: String, part: String) async throws {
    #expect(try await Program().run("--generate-completion-script", shell).output.contains(part))
  }
}

extension Program {
  /// What bash offers at the end of `line`, in the folder `here`.
  fileprivate func completions(of line: String) async throws -> [String] {
    let script = try await run("--generate-completion-script", "bash")
    try write(Data(script.output.utf8), to: "completions")
    try write(Data(), to: "here/file")
    let words = line.split(separator: " ")
    let completing = """
      source "$HOME/completions"; cd "$HOME/here"; broadsheet() { "\(Program.path)" "$@"; }
      COMP_WORDS=(\(line) ''); COMP_CWORD=\(words.count); COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
      _broadsheet broadsheet '' \(words.last ?? ""); printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try await run(["-c", completing], executable: "/bin/bash").lines
  }
}
