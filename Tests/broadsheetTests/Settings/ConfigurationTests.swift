import Foundation
import Glibc
import TestSupport
import Testing

/// The configuration file and the environment, as the built program reads them.
struct ConfigurationTests {
  private static let file = "config/broadsheet/config.yaml"

  @Test func `options override the environment, which overrides the file`() async throws {
    var program = try Program()
    try program.configure("source: offline\n")
    #expect(try await program.run("list").errors.contains("page 1 of 10, 479 newspapers"))
    program.environment = ["BROADSHEET_SOURCE": "http://127.0.0.1:1"]
    #expect(try await program.run("list").exitCode == 69, "the environment comes before the file")
    #expect(try await program.run("list", "--source", "offline").exitCode == 0)
    program.environment = ["BROADSHEET_SOURCE": ""]
    #expect(try await program.run("list").exitCode == 0, "an empty variable is none")
  }

  @Test func `the file names the server and the contact`() async throws {
    let server = try await LoopbackServer.start { _ in .text("no", status: 503) }
    let program = try Program(["BROADSHEET_LOC_URL": ""])
    try program.configure("loc-url: \(server.url)/\ncontact: reader@example.org\n")
    #expect(try await program.run("list", "--source", "loc").exitCode == 69)
    #expect(server.requests.first?.header("User-Agent")?.contains("; reader@example.org)") == true)
  }

  @Test(arguments: [
    "", "# source: loc\n", "---\n", "source:\npace:\n", "pace:\n  # loc: 10\n", "source: ~\n",
    "{source: offline}", "pace.loc: 6.0\npace: {tile: 10, others: \"20\"}\n", "\u{FEFF}source: offline\r\n",
    "pace: {loc: 2, allow-faster: true}\n", "cache-size: 1.5 GB\n", "cache-size: 0\n", "timeout: 60\n",
    "mouse: no\n", "mouse: True\n", "read-ahead: on\n", "mouse: OFF\n", "keys:\n",
    "keys: {nothing: x}\n", "keys: B\n", "keys: {quit: []}\n",
  ])
  func `a file may hold little and use any YAML syntax`(text: String) async throws {
    let program = try Program()
    try program.configure(text)
    let outcome = try await program.run("show", "--source", "offline", "sn83030214")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("sorce: loc\n", "line 1: no setting “sorce”. Did you mean “source”?\n"),
    ("acessible: yes\n", "line 1: no setting “acessible”. Did you mean “accessible”?\n"),
    ("key: {bookmark: B}\n", "line 1: no setting “key”. Did you mean “keys”?\n"),
    ("xyzzy: loc\n", "line 1: no setting “xyzzy”. The settings are source, loc-url, tile-url"),
    ("pace:\n  loc: 7\n  lok: 7\n", "line 3: no setting “pace.lok”. Did you mean “pace.loc”?\n"),
    ("\nsource: nowhere\n", "line 2: source is “nowhere”; it must be loc, offline (or here), or an http(s)"),
    ("source: [loc]\n", "line 1: source is a list; it must be loc, offline"),
    ("contact:\n  name: x\n", "line 1: contact is a group; it must be an email address"),
    ("pace: 5\n", "line 1: pace takes no value itself; it can contain pace.loc, pace.tile"),
    ("pace: {loc: quick}\n", "pace.loc is “quick”; it must be seconds per request, from 0.1 to 3600"),
    ("pace: {loc: nan}\n", "it must be seconds"), ("pace: {others: 4000}\n", "it must be seconds"),
    ("pace: {loc: 3.9}\n", "pace.loc is 3.9: faster than one request in 6 s"),
    ("pace: {tile: 0.5}\n", "faster than one request in 1 s"),
    ("pace: {others: 1, allow-faster: false}\n", "faster than one request in 1.5 s"),
    ("pace: {allow-faster: often}\n", "allow-faster is “often”; it must be true or false"),
    ("mouse: cat\n", "mouse is “cat”; it must be yes or no"),
    ("cache-size: lots\n", "cache-size is “lots”; it must be a number of bytes"),
    ("cache-size: -1\n", "it must be a number of bytes"),
    ("loc-url: ftp://x\n", "it must be an http(s) address"),
    ("pace.loc: 5\npace: {loc: 6}\n", "line 2: pace.loc is set twice"),
    ("theme: dark\nmouse: no\ntheme: light\n", "line 3: theme is set twice; the first time on line 1\n"),
    ("pace:\n  loc: 7\n  tile: 5\n  \"loc\" : 8\n", "line 4: loc is set twice; the first time on line 2\n"),
    ("pace: {loc: 7, loc: 8}\n", "line 1: loc is set twice\n"),
    ("keys:\n  undo: Z\n  undo: Y\n", "line 3: undo is set twice; the first time on line 2\n"),
    ("- source\n", "has no settings"),
    ("source: loc\npace: [1\nx: y\n", "line 3: this is not valid YAML: "),
    ("source: loc\n--- \nsource: loc\n", "line 2: a second document begins here; put everything into one\n"),
    ("source: \"\u{1}\"\n", "this is not valid YAML: control characters are not allowed"),
    (String(repeating: "[", count: 60_000), "this is not valid YAML"),
    (String(repeating: "#", count: 70_000), "is longer than 64 KB"),
  ])
  func `mistakes are named with file and line`(text: String, words: String) async throws {
    let program = try Program(["BROADSHEET_LOC_URL": ""])
    try program.configure(text)
    let outcome = try await program.run("list", "--source", "offline")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("broadsheet: \(program.home.path)/.\(Self.file)"))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!words.contains("twice") || !outcome.errors.contains("YAML"), "\(outcome.errors)")
  }

  @Test
  func `an invalid theme or key stops no command, but is named with other mistakes`()
    async throws
  {
    let program = try Program()
    let screens = "theme: drak\nkeys:\n  bokmark: B\n  sort: Ctr-x\n"
    try program.configure(screens)
    #expect(try await program.run("list", "--source", "offline").exitCode == 0)
    try program.configure(screens + "mouse: cat\n")
    let outcome = try await program.run("list", "--source", "offline")
    let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("broadsheet: ") }
    let wanted = [
      "1: theme: no theme “drak”. Did you mean “dark”?", "3: no command is called “bokmark”",
      "4: “Ctr-x” is not a key", "5: mouse is “cat”",
    ]
    #expect(outcome.exitCode == 64 && told.count == wanted.count, "\(outcome)")
    for (line, words) in zip(told, wanted) { #expect(line.contains("config.yaml, line " + words), "\(line)") }
  }

  @Test func `all mistakes are named at once, in the order of lines`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "", "BROADSHEET_TIMEOUT": "0"])
    try program.configure(
      """
      mouse: cat
      sorce: loc
      pace: {loc: 1, allow-faster: often}
      index: [read]
      source: nowhere
      glyphs: round
      start: home
      """)
    let outcome = try await program.run("list", "--source", "offline")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("broadsheet: ") }
    let file = "broadsheet: \(program.home.path)/.\(Self.file), line "
    #expect(told.first?.hasPrefix("broadsheet: BROADSHEET_TIMEOUT is “0”") == true, "\(told)")
    let wanted = [
      "1: mouse is “cat”", "2: no setting “sorce”", "3: pace.allow-faster is “often”", "4: index is a list",
      "5: source is “nowhere”", "6: glyphs is “round”",
    ]
    #expect(told.count == wanted.count + 1, "\(told)")
    for (line, words) in zip(told.dropFirst(), wanted) { #expect(line.hasPrefix(file + words), "\(line)") }
    #expect(outcome.errors.components(separatedBy: "See CONFIGURATION").count == 2, "\(outcome.errors)")
    let doctor = try await program.run("doctor", "--offline")
    #expect(doctor.exitCode == 64)
    #expect(doctor.lines.filter { $0.hasPrefix("  ✗ settings") }.count == told.count, "\(doctor)")
    #expect(doctor.words.components(separatedBy: "Until this is fixed").count == 2, "\(doctor)")
  }

  @Test(arguments: [
    ("CACHE_SIZE", "1 zebra", "it must be a number of bytes"), ("TILE_URL", "tile", "an http(s) address"),
    ("PACE_LOC", "1", "faster than one request in 6 s"), ("PACE_OTHERS", "0", "it must be seconds"),
    ("PACE_ALLOW_FASTER", "1", "it must be true or false"), ("TIMEOUT", "0", "seconds, from 1 to 3600"),
  ])
  func `an invalid variable is named`(name: String, value: String, words: String)
    async throws
  {
    let outcome = try await Program(["BROADSHEET_\(name)": value]).run("list", "--source", "offline")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasPrefix("broadsheet: BROADSHEET_\(name) is "))
    #expect(outcome.errors.contains(words))
  }

  @Test func `the variable overrides the pace of the file`() async throws {
    let program = try Program(["BROADSHEET_PACE_LOC": "8"])
    try program.configure("pace: {loc: 1}\n")
    #expect(try await program.run("list", "--source", "offline").exitCode == 0)
  }

  @Test func `the file is looked for where XDG says`() async throws {
    var program = try Program()
    try program.write(Data("source: nowhere\n".utf8), to: Self.file)
    program.environment["XDG_CONFIG_HOME"] = program.home.path + "/config"
    #expect(try await program.run("list", "--source", "offline").exitCode == 64)
    program.environment["XDG_CONFIG_HOME"] = "config"
    #expect(try await program.run("list", "--source", "offline").exitCode == 0, "not absolute: ignored")
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is not waited for`() async throws {
    let program = try Program()
    try program.write(Data(), to: ".config/broadsheet/x")
    #expect(mkfifo(program.home.appending(path: ".config/broadsheet/config.yaml").path, 0o600) == 0)
    let outcome = try await program.run("list", "--source", "offline")
    #expect(outcome.exitCode == 74 && outcome.errors.contains("config.yaml: it is a pipe, not a file"))
  }

  @Test(arguments: [
    ("", "HOME is not set"), ("relative", "HOME is “relative”, which is not an absolute path"),
  ])
  func `without a home directory nothing is stored anywhere`(home: String, words: String) async throws {
    var program = try Program()
    program.environment["HOME"] = home
    for arguments in [["list", "--source", "offline"], ["bookmarks"], ["doctor", "--offline"]] {
      let outcome = try await program.run(arguments)
      #expect(outcome.exitCode == 64, "\(outcome)")
      #expect(
        (outcome.errors + outcome.words).contains(words)
          && !FileManager.default.fileExists(atPath: "relative"))
    }
    for variable in ["CONFIG", "STATE", "CACHE", "DATA"] {
      program.environment["XDG_\(variable)_HOME"] = program.home.path + "/" + variable
    }
    #expect(try await program.run("bookmarks", "add", "bsd00000001").exitCode == 0)
    #expect(try program.files(in: "DATA") == ["broadsheet/library.sqlite"])
  }

  @Test func `a file that cannot be read exits with 74`() async throws {
    let program = try Program()
    try program.write(Data(), to: ".config/broadsheet/config.yaml/x")
    let outcome = try await program.run("list", "--source", "offline")
    #expect(outcome.exitCode == 74)
    #expect(outcome.errors.contains("cannot read \(program.home.path)/.\(Self.file): Is a directory"))
    #expect(try await program.run("--version").exitCode == 0, "what needs no settings works")
  }
}
