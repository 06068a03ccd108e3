import Foundation
import Glibc
import TestSupport
import Testing

/// Files that the reader names: their permissions, and names that are not UTF-8.
struct GivenFileTests {
  private func rights(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test(arguments: [
    "bookmarks export --force \"$1\"", "image bsd00000001 1903-03-07 --force -o \"$1\"",
  ]) func `new files respect the umask and existing ones keep their permissions`(command: String) async throws
  {
    let program = try Program()
    let path = program.home.path + "/file"
    for (umask, before, after) in [
      ("022", nil, 0o644), ("002", nil, 0o664), ("077", 0o644, 0o644), ("022", 0o600, 0o600),
    ]
      as [(String, mode_t?, mode_t)]
    {
      unlink(path)
      if let before {
        try Data("old".utf8).write(to: URL(filePath: path))
        chmod(path, before)
      }
      let outcome = try await program.run(
        ["-c", "umask \(umask); exec \"$0\" \(command)", Program.path, path], executable: "/bin/sh")
      #expect(outcome.exitCode == 0 && rights(path) == after, "\(outcome) \(String(rights(path), radix: 8))")
      #expect(try Data(contentsOf: URL(filePath: path)) != Data("old".utf8))
    }
  }

  @Test func `a link stays one, and what it leads to is replaced only by a complete file`() async throws {
    let program = try Program()
    func lines(_ script: String) async throws -> [String] {
      try await program.run(
        ["-c", "cd \"$1\" && mkdir -p in && \(script)", Program.path, program.home.path],
        executable: "/bin/sh"
      ).lines
    }
    let export = "\"$0\" bookmarks export --force"
    let fails = "(ulimit -f 0; \(export) link 2>/dev/null); echo $?; cat in/old; ls in"
    #expect(try await lines("echo old > in/old && ln -s in/old link && \(fails)") == ["74", "old", "old"])
    let works = "\(export) link && test -L link -a ! -L in/old && head -n 1 in/old"
    #expect(try await lines(works) == ["{"])
    // Nothing exists yet at the end of two links.
    let makes = "\(export) one && test -L one -a -L in/two -a ! -L in/new && head -n 1 in/new"
    #expect(try await lines("ln -s in/two one && ln -s new in/two && \(makes)") == ["{"])
    #expect(try await lines("ln -s circle circle; \(export) circle 2>/dev/null; echo $?") == ["74"])
    // What another program writes to an open file meanwhile is not lost.
    let stream = try await lines("{ \(export) /dev/stdout; echo end; } >> open; cat open")
    #expect(stream.first == "{" && stream.last == "end", "\(stream)")
  }

  /// `f`, a byte that is invalid in UTF-8, `.x`.
  private static let name = "\"$(printf 'f\\377.x')\""

  @Test(arguments: ["-o \(name)", "--output=\(name)", "--output \(name)"])
  func `a name that is not UTF-8 is written as given`(option: String) async throws {
    let program = try Program()
    let outcome = try await program.run(
      [
        "-c",
        "cd \"$1\" && \"$0\" image bsd00000001 1903-03-07 \(option) && test -s \(Self.name)",
        Program.path, program.home.path,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  @Test(arguments: [
    ("get bsd00000001 1903-03-07 --as text -o \(name)", "f\u{FFFD}.x: its name is not UTF-8"),
    ("bookmarks add bsd00000001", "its name is not UTF-8"),
  ])
  func `nothing is saved under a repaired name instead`(command: String, words: String) async throws {
    let program = try Program()
    let home =
      command.hasPrefix("bookmarks") ? "export HOME=\"$PWD/\"\(Self.name); unset XDG_DATA_HOME; " : ""
    let outcome = try await program.run(
      [
        "-c",
        "mkdir \"$1/in\" && cd \"$1/in\" && mkdir \(Self.name) && \(home)\"$0\" \(command); code=$?; "
          + "ls | wc -l; exit $code",
        Program.path, program.home.path,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 74 && outcome.errors.contains(words), "\(outcome)")
    #expect(outcome.lines.last == "1", "\(outcome)")
  }

  @Test func `in a folder, a name that is not UTF-8 keeps no other file from being resolved`() async throws {
    let program = try Program()
    let old = "https://chroniclingamerica.loc.gov/lccn/sn83045462/"
    let outcome = try await program.run(
      [
        "-c",
        "mkdir \"$1/in\" && cd \"$1/in\" && echo $2 > a.txt && echo $2 > \(Self.name) && echo $2 > z.txt && "
          + "\"$0\" resolve --recursive --in-place .; code=$?; cat a.txt z.txt; exit $code",
        Program.path, program.home.path, old,
      ], executable: "/bin/sh")
    let words = "f\u{FFFD}.x: its name is not UTF-8"
    #expect(outcome.exitCode == 74 && outcome.errors.contains(words), "\(outcome)")
    #expect(outcome.lines == Array(repeating: "https://www.loc.gov/item/sn83045462/", count: 2), "\(outcome)")
  }

  @Test func `in a folder of pages, a name that is not UTF-8 is named, and the others are added`()
    async throws
  {
    let program = try Program()
    let page = "sn83045462_1865-10-02_ed-1_seq-1.txt"
    let script =
      "mkdir -p \"$1/in/\"\(Self.name) && cd \"$1/in\" && echo flood > $2 && echo flood > \(Self.name)/$2; "
      + "\"$0\" index add . 2>&1; code=$?; \"$0\" index add \(Self.name) 2>&1; echo $code $?"
    let outcome = try await program.run(
      ["-c", script, Program.path, program.home.path, page], executable: "/bin/sh")
    let words = "f\u{FFFD}.x cannot be read: its name is not UTF-8"
    #expect(outcome.lines.count { $0.contains(words) } == 2, "\(outcome)")
    #expect(outcome.output.contains("added 1 page") && outcome.lines.last == "74 74", "\(outcome)")
  }

  @Test func `a name that is not UTF-8 is read as given`() async throws {
    let program = try Program()
    let marc = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    let outcome = try await program.run(
      [
        "-c",
        "cd \"$1\" && cp \"$2\" \(Self.name) && \"$0\" import \(Self.name) && \"$0\" bookmarks export --force \(Self.name) && \"$0\" bookmarks import \(Self.name)",
        Program.path, program.home.path, marc,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  /// FILE is the file to read; below HOME, something may be written.
  @Test(arguments: [
    "search --source here --query-file FILE", "bookmarks import FILE", "read --from-search FILE",
    "get --from-search FILE --as text -o HOME/out", "image --from-search FILE -o HOME/out",
    "queue add --from-search FILE", "corpus plan --batches FILE HOME/out", "theme check FILE",
  ]) func `a file that cannot be read has the same exit code everywhere`(command: String) async throws {
    let program = try Program()
    try program.write(Data(), to: "folder/file")
    for (name, words) in [("missing", "No such file or directory"), ("folder", "Is a directory")] {
      let path = program.home.appending(path: name).path
      let arguments: [String] = command.split(separator: " ").map {
        String($0).replacing("FILE", with: path).replacing("HOME", with: program.home.path)
      }
      let outcome = try await program.run(arguments)
      #expect(outcome.exitCode == 74 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors == "broadsheet: cannot read \(path): \(words)\n", "\(outcome)")
    }
  }
}
