import Foundation
import TestSupport
import Testing

/// `cite` with the sidecars of clips.
final class CitedClipTests: ClippingSuite {
  @Test func `a sidecar is cited as its clip`() async throws {
    _ = try await clip(
      "--region", "5,15,30,20", "-o", folder.path + "/a", "--headline", "The New Ferry", "--author",
      "Ann Mary Example", "--printed-page", "1")
    let path = folder.path + "/a.json"
    let outcome = try await program.run("cite", path)
    #expect(
      outcome.lines == [
        "Ann Mary Example, “The New Ferry,” *The Demonstration Herald*, March 7, 1903, 1, Broadsheet demonstration newspaper bsd00000001."
      ], "\(outcome)")
    let other = try await program.run("cite", path, "--headline", "Another", "--style", "plain")
    #expect(other.output.hasPrefix("Ann Mary Example, “Another,” "), "\(other)")
  }

  @Test func `a clip is cited later as it was when it was made`() async throws {
    _ = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a", "--headline", "The <i>Maine</i>")
    let path = folder.path + "/a.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let citations = try #require(file["citations"] as? [String: String])
    for style in ["chicago", "wikipedia", "markdown"] {
      let outcome = try await program.run("cite", path, "--style", style, "--accessed", "none")
      #expect(outcome.lines.count == 1 && outcome.lines.first == citations[style], "\(outcome)")
    }
    #expect(text.contains("\"oclc\" : null"), "\(text)")
    try program.write(
      Data(text.replacing("\"oclc\" : null", with: "\"oclc\" : \"12345\"").utf8), to: "clips/a.json")
    let numbered = try await program.run("cite", path, "--style", "wikipedia")
    #expect(numbered.output.contains("|oclc=12345"), "\(numbered)")
  }

  @Test func `the printed page of a clip is cited from its file and from the notes`() async throws {
    let made = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a", "--printed-page", "4")
    #expect(made.exitCode == 0, "\(made)")
    let cited = try await program.run("cite", folder.path + "/a.json", "--style", "plain")
    #expect(cited.output.contains(", March 7, 1903, 4, "), "\(cited)")
    let id = try #require(try await program.run("notes").lines.first?.split(separator: "\t").first)
    let shown = try await program.run("notes", "show", String(id))
    #expect(shown.output.contains(", March 7, 1903, 4, "), "\(shown)")
    for (format, field) in [("ris", "SP  - 4\r\n"), ("bibtex", "pages = {4}"), ("markdown", ", 1903, 4")] {
      let exported = try await program.run("notes", "export", "--format", format)
      #expect(exported.output.contains(field), "\(exported)")
    }
    let edited = try await program.run("notes", "edit", String(id), "--printed-page", "A5")
    #expect(edited.exitCode == 0, "\(edited)")
    let json = try await program.run("notes", "show", String(id), "--format", "json")
    #expect(json.output.contains("\"printed_page\" : \"A5\""), "\(json)")
  }

  @Test func `each clip of a page is cited, without the reader's note`() async throws {
    _ = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a", "--note", "for me alone")
    _ = try await clip("--region", "50,15,30,20", "-o", folder.path + "/b", "--note", "for me alone")
    let paths = ["a", "b", "a"].map { "\(folder.path)/\($0).json" }
    for style in ["bibtex", "ris", "csl-json"] {
      let outcome = try await program.run(["cite"] + paths + ["--style", style])
      let entries = outcome.output.components(separatedBy: "bsd00000001_1903-03-07_ed-1_seq-1_").count - 1
      #expect(entries == 2 && !outcome.output.contains("for me"), "\(outcome)")
    }
  }

  @Test(arguments: [
    ("{\"format\": \"broadsheet-clip\", \"version\": 2}", "was made by a newer Broadsheet"),
    ("{\"format\": \"broadsheet-library\", \"version\": 1}", "is not a clip"), ("{\"form", "is not a clip"),
    ("{\"format\": \"broadsheet-clip\", \"version\": 1}", "“id” is missing"),
    ("{\"format\": \"broadsheet-clip\"}", "has no “version”"),
    (
      "{\"format\": \"broadsheet-clip\", \"version\": 1, \"id\": \"x\", \"reference\": {\"id\": \"a\", \"type\": \"b\"}}",
      "“id” is “x”, not a page"
    ),
  ]) func `a file that is not a clip in the current format is bad data`(text: String, words: String)
    async throws
  {
    try program.write(Data(text.utf8), to: "clips/a.json")
    let outcome = try await program.run("cite", folder.path + "/a.json")
    #expect(outcome.exitCode == 65 && outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `files that are not sidecars are called what they are`() async throws {
    try program.write(Data("no picture".utf8), to: "clips/two.png")
    for (name, code, words): (String, Int32, String) in [
      ("/two.png", 65, "two.png is a picture: cite the .json beside it"),
      ("/nosuch.json", 74, "nosuch.json: no such file"), ("", 65, "clips is a folder"),
    ] {
      let outcome = try await program.run("cite", folder.path + name)
      #expect(outcome.exitCode == code && outcome.errors.contains(words), "\(outcome)")
    }
  }

  @Test func `a bad sidecar does not stop the others, even on standard input`() async throws {
    _ = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a", "--headline", "The New Ferry")
    try program.write(Data("{}".utf8), to: "clips/bad.json")
    let paths = [folder.path + "/bad.json", folder.path + "/a.json"]
    let outcome = try await program.run(["cite"] + paths)
    #expect(outcome.exitCode == 65 && outcome.lines.count == 1, "\(outcome)")
    #expect(outcome.output.hasPrefix("“The New Ferry,” "), "\(outcome)")
    try program.write(Data((paths.joined(separator: "\n") + "\n").utf8), to: "list")
    let piped = try await program.run(["cite", "-"], from: program.home.appending(path: "list"))
    #expect(piped.exitCode == 65 && piped.output == outcome.output, "\(piped)")
    #expect(piped.errors.contains("line 1 of standard input: "), "\(piped.errors)")
  }

  @Test func `a source's description still names the page, and a clip by that name is read`()
    async throws
  {
    let name = "clips/sn83045462_1865-04-10_ed-1_seq-3.json"
    try program.write(Data("{\"title\": {}}".utf8), to: name)
    let path = program.home.appending(path: name).path
    let page = try await program.run("cite", "--source", "offline", path, "--style", "plain")
    #expect(page.exitCode == 0 && page.output.contains("image 3"), "\(page)")
    try program.write(Data("{\"format\": \"broadsheet-clip\", \"version\": 9}".utf8), to: name)
    #expect(try await program.run("cite", "--source", "offline", path).exitCode == 65)
  }
}
