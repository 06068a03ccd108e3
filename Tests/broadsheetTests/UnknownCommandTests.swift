import Testing

/// Messages about a first argument that is not a command.
struct UnknownCommandTests {
  private static let arguments: [(argument: String, words: String)] = [
    ("shw", "“shw” is not a command. Did you mean “broadsheet show”?"),
    ("calendar", "“calendar” is not a command. Did you mean “broadsheet issues”?"),
    ("lst", "“lst” is not a command. Did you mean “broadsheet list”?"),
    ("isues", "Did you mean “broadsheet issues”?"),
    ("imprt", "Did you mean “broadsheet import”?"),
    ("tribune", "“tribune” is not a command. To find newspapers, use “broadsheet list --query WORDS”."),
    ("sn83045462", "“broadsheet show sn83045462” prints this newspaper's record"),
    (
      "https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/",
      "“broadsheet read https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/” reads it"
    ),
  ]

  @Test(arguments: arguments)
  func `the intended command is suggested`(argument: String, words: String) async throws {
    let outcome = try await Program().run(argument)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `subcommands are suggested, too`() async throws {
    let meant = try await Program().run("corpus", "verfy")
    #expect(
      meant.errors.contains(
        "“verfy” is not a command of “broadsheet corpus”. Did you mean “broadsheet corpus verify”?"),
      "\(meant.errors)")
    let unlike = try await Program().run("corpus", "xyzzy")
    #expect(unlike.exitCode == 64 && unlike.errors.contains("Its commands are plan, "), "\(unlike.errors)")
    // Other arguments of a command are not unknown commands.
    let taken = try await Program().run("queue", "--nonsense")
    #expect(!taken.errors.contains("is not a command"))
  }

  @Test(arguments: [
    (["index", "ad"], "index add"), (["cache", "rm"], "cache clear"),
    (["bookmarks", "ls"], "bookmarks list"),
    (["theme", "chek"], "theme check"), (["queue", "rmove", "1"], "queue remove"),
  ])
  func `commands are suggested where one is the default`(arguments: [String], meant: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(
      outcome.errors.contains(
        "“\(arguments[1])” is not a command of “broadsheet \(arguments[0])”. Did you mean “broadsheet \(meant)”?"
      ), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("\nUsage: broadsheet \(arguments[0]) <subcommand>\n"), "\(outcome.errors)")
  }

  @Test func `values and options of a default command are not called commands`() async throws {
    for arguments in [
      ["queue", "list", "rmove"], ["queue", "--format", "rmove"], ["notes", "x", "--lccn", "y"],
    ] {
      let outcome = try await Program().run(arguments)
      #expect(outcome.exitCode == 64 && !outcome.errors.contains("is not a command"), "\(outcome.errors)")
    }
    let unlike = try await Program().run("theme", "xyzzy")
    #expect(unlike.errors.contains("Its commands are list, "), "\(unlike.errors)")
  }

  @Test func `a command is suggested where words may be, if they find nothing`() async throws {
    let program = try Program()
    for (arguments, words) in [
      (
        ["delete", "eb253090"],
        "no notes have the words “delete eb253090”. Did you mean “broadsheet notes remove”?"
      ),
      (["exprt"], "no notes have the word “exprt”. Did you mean “broadsheet notes export”?"),
      (["balloon"], "0 notes"), (["list", "exprt"], "0 notes"), (["exprt", "--tag", "sport"], "0 notes"),
    ] {
      let outcome = try await program.run(["notes"] + arguments)
      #expect(outcome.exitCode == 0 && outcome.errors == words + "\n", "\(outcome)")
    }
  }

  @Test func `an unknown option is blamed, not its value`() async throws {
    for (arguments, option) in [
      (["browse", "--state", "Oregon"], "--state"), (["show", "--state", "Oregon"], "--state"),
      (["bookmarks", "add", "--nonsense", "a"], "--nonsense"),
    ] {
      let outcome = try await Program().run(arguments)
      #expect(outcome.exitCode == 64, "\(outcome)")
      #expect(outcome.errors.hasPrefix("Error: Unknown option '\(option)'"), "\(outcome)")
      #expect(
        !outcome.errors.contains("is not an LCCN") && outcome.errors.contains("\nUsage: "), "\(outcome)")
    }
    let browse = try await Program().run("browse", "--city", "New York")
    #expect(browse.errors.contains("broadsheet list --city 'New York'"), "\(browse)")
    #expect(browse.errors.contains("broadsheet browse --list"), "\(browse)")
    for known in [["browse", "--list", "Oregon"], ["bookmarks", "add", "--tag", "a", "Oregon"]] {
      let outcome = try await Program().run(known)
      #expect(outcome.exitCode == 64 && outcome.errors.contains("“Oregon” is not an LCCN"), "\(outcome)")
    }
  }

  @Test func `only an option that resembles the unknown one is suggested`() async throws {
    for command in ["list", "search", "today"] {
      let outcome = try await Program().run(command, "--nope")
      #expect(outcome.exitCode == 64, "\(outcome)")
      #expect(outcome.errors.hasPrefix("Error: Unknown option '--nope'\nUsage: "), "\(outcome)")
    }
    for (written, meant) in [("--stat", "--state"), ("--ctiy", "--city"), ("--languages", "--language")] {
      let outcome = try await Program().run("list", written)
      #expect(
        outcome.errors.hasPrefix("Error: Unknown option '\(written)'. Did you mean '\(meant)'?\n"),
        "\(outcome)")
    }
  }

  @Test func `an invalid source is reported with the usage of its command`() async throws {
    let outcome = try await Program().run("sync", "--source", "htp://foo")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("“htp://foo” is not a source"))
    #expect(outcome.errors.contains("\nUsage: broadsheet sync "), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("See 'broadsheet sync --help'") && !outcome.errors.contains("<subcommand>"))
  }

  @Test func `a known command is not called unknown`() async throws {
    for arguments in [["show"], ["--nonsense"], ["list", "sn83045462"]] {
      let outcome = try await Program().run(arguments)
      #expect(outcome.exitCode == 64)
      #expect(
        !outcome.errors.contains("is not a command") && !outcome.errors.contains("prints this newspaper's"))
    }
  }
}
