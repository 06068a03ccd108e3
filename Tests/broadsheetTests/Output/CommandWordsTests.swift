import Foundation
import TestSupport
import Testing

@testable import broadsheet

/// Programs that the environment names.
struct CommandWordsTests {
  @Test(arguments: [
    ("less -R", ["less", "-R"]), ("  a\t b  ", ["a", "b"]), ("", []),
    ("\"my pager\" -x", ["my pager", "-x"]),
    ("a 'b c' \"d'e\" f\\ g", ["a", "b c", "d'e", "f g"]), ("a \"\\\"b\\\\\\c\"", ["a", "\"b\\\\c"]),
    ("a ''", ["a", ""]), ("a 'b", ["a", "b"]), ("x$HOME;y `z` *", ["x$HOME;y", "`z`", "*"]),
    ("'\\'", ["\\"]), ("a\\", ["a"]),
  ]) func `words are split as in a shell`(command: String, words: [String]) {
    #expect(CommandWords.words(command) == words)
  }

  @Test func `an address replaces its placeholder or comes last`() {
    #expect(CommandWords.words("w3m", given: "http://x") == ["w3m", "http://x"])
    #expect(CommandWords.words("b --url=%s -n '%s'", given: "h t") == ["b", "--url=h t", "-n", "h t"])
    #expect(CommandWords.words("", given: "http://x") == [])
  }

  @Test(arguments: [
    ["list", "--state", ""], ["list", "--frequency", " "], ["today", "--state", ""],
    ["places", "--state", "Ohio", "--county", ""],
  ]) func `an empty filter is a mistake`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments + ["--source", "offline"])
    #expect(outcome.exitCode == 64 && outcome.errors.contains(" is empty: give a value, or omit"))
  }

  @Test func `the lack of coverage offline is explained`() async throws {
    let outcome = try await Program().run("show", "--coverage", "sn83030214", "--source", "offline")
    #expect(outcome.exitCode == 66 && outcome.output.contains("New-York tribune"), "\(outcome)")
    #expect(
      outcome.errors.contains("this machine has no list of the issues of newspaper sn83030214"), "\(outcome)")
  }
}

/// The same on a terminal.
@OwnThread struct NamedProgramTests {
  @Test func `the browser gets its arguments, with the address in the right place`() throws {
    let program = try Program([
      "BROADSHEET_SOURCE": "offline",
      "BROWSER": "/bin/sh -c 'echo \"$1 $2\" > \"$HOME\"/opened' name before %s",
    ])
    let terminal = try program.browse("browse", "sn83030214")
    #expect(terminal.wait(for: "Publisher"))
    terminal.send("o")
    let file = program.home.appending(path: "opened")
    #expect(terminal.wait(until: { (try? Data(contentsOf: file).isEmpty) == false }))
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("before http"))
  }

  @Test(arguments: [
    ("/no/such/browser", "✗ No browser found: set BROWSER, or press yu to copy the address"),
    ("/bin/false", "✗ /bin/false failed with exit status 1: set BROWSER, or press yu"),
  ])
  func `a browser that is missing or fails is reported`(browser: String, words: String) throws {
    let terminal = try Program([
      "BROADSHEET_SOURCE": "offline", "BROWSER": browser, "PATH": "/no/such/folder",
    ]).browse("browse", "--list", columns: 99)
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("o")
    #expect(terminal.wait(for: words))
  }

  @Test func `without a desktop, no text browser runs unseen`() throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let browser = "#!/bin/sh\necho \"$1\" > \"$HOME\"/opened\n"
    try program.write(Data(browser.utf8), to: "bin/sensible-browser")
    let path = program.home.appending(path: "bin").path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/sensible-browser")
    let bare = try Program(["BROADSHEET_SOURCE": "offline", "PATH": path, "DISPLAY": ""])
    let terminal = try bare.browse("browse", "--list", columns: 99)
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("o")
    #expect(terminal.wait(for: "✗ No browser found: set BROWSER, or press yu"))
    #expect(!FileManager.default.fileExists(atPath: bare.home.appending(path: "opened").path))
    let desktop = try Program(["BROADSHEET_SOURCE": "offline", "PATH": path, "DISPLAY": ":9"])
    let window = try desktop.browse("browse", "--list", columns: 99)
    #expect(window.wait(for: "1 of 479"))
    window.send("o")
    let file = desktop.home.appending(path: "opened")
    #expect(window.wait(until: { (try? Data(contentsOf: file).isEmpty) == false }))
  }

  @Test func `a browser that fails after open --web is an error`() async throws {
    let program = try Program(["BROWSER": "/bin/sh -c 'echo \"$0\"; exit 3' %s"])
    let outcome = try await program.run("open", "--web", "sn83030214")
    #expect(outcome.exitCode == 69 && outcome.output.contains("/item/sn83030214"), "\(outcome)")
    #expect(outcome.errors.contains("/bin/sh failed with exit status 3: set BROWSER"), "\(outcome)")
  }

  @Test func `show says once for all records that the source cannot be reached`() async throws {
    let outcome = try await Program().run("show", "sn83030214", "sn83045462", "sn83045433")
    #expect(outcome.exitCode == 0 && outcome.output.contains("Evening star"), "\(outcome)")
    let notices = outcome.errors.split(separator: "\n").filter { $0.contains("cannot be reached") }
    #expect(notices.count == 1, "\(outcome.errors)")
  }
}
