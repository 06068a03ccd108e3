import Foundation
import TestSupport
import Testing

/// The program with a Library that pages its lists in unusual ways.
struct LibraryMoodTests {
  private func program(_ library: MadeLibrary) async throws -> (Program, LoopbackServer) {
    let server = try await library.serve()
    return (try Program(library: server), server)
  }

  @Test func `issues prints all, however small the pages are`() async throws {
    let library = MadeLibrary(titles: 2, issues: 50, LibraryMoods { $0.mostRows = 25 })
    let (program, server) = try await program(library)
    let outcome = try await program.run("issues", MadeLibrary.lccn(0))
    #expect(outcome.exitCode == 0 && outcome.lines.count == 50, "\(outcome.errors)")
    let shown = try await program.run(
      "show", MadeLibrary.lccn(0), "--coverage", "--format", "json", "--source", "loc")
    #expect(shown.output.filter { $0 != " " }.contains(#""issues_by_year_complete":true"#), "\(shown.output)")
    await server.stop()
  }

  @Test func `the missing part of a list of issues is reported`() async throws {
    let moods = LibraryMoods {
      $0.mostRows = 25
      $0.miscount = 1
    }
    let (program, server) = try await program(MadeLibrary(titles: 2, issues: 50, moods))
    let outcome = try await program.run("issues", MadeLibrary.lccn(0))
    #expect(outcome.exitCode == 0 && outcome.lines.count == 50)
    #expect(outcome.errors.contains("sent only 50 of its 51 issues"), "\(outcome.errors)")
    let shown = try await program.run(
      "show", MadeLibrary.lccn(0), "--coverage", "--format", "json", "--source", "loc")
    #expect(
      shown.output.filter { $0 != " " }.contains(#""issues_by_year_complete":false"#), "\(shown.output)")
    await server.stop()
  }

  @Test func `sync stores every newspaper although pages overlap, and reports what is missing`() async throws
  {
    for (moods, words) in [
      (LibraryMoods { $0.doubles = 3 }, nil),
      (LibraryMoods { $0.miscount = 12 }, "sent only 4,046 of its 4,058 newspapers"),
    ] as [(LibraryMoods, String?)] {
      let (program, server) = try await program(MadeLibrary(titles: 4046, moods))
      let outcome = try await program.run("sync")
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("the catalog now has 4,524 newspapers"), "\(outcome.errors)")
      #expect(outcome.errors.contains("sent only") == (words != nil))
      if let words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
      await server.stop()
    }
  }

  @Test func `a list and a day's front pages are complete despite small pages and wrong labels`() async throws
  {
    for moods in [LibraryMoods { $0.mostRows = 20 }, LibraryMoods { $0.label = 25 }] {
      let (program, server) = try await program(MadeLibrary(titles: 60, issues: 3, moods))
      let today = try await program.run("today", "--date", "1900-01-02", "--per-page", "1000")
      #expect(today.lines.count == 60 && today.errors.contains("60 front pages"), "\(today.errors)")
      let list = try await program.run("list", "--source", "loc", "--per-page", "50", "--page", "2")
      #expect(list.lines.count == 10 && list.errors == "page 2 of 2, 60 newspapers\n", "\(list.errors)")
      await server.stop()
    }
  }

  @Test func `a list of unknown length is not an error`() async throws {
    let moods = LibraryMoods {
      $0.saysTotal = false
      $0.saysNext = false
    }
    let (program, server) = try await program(MadeLibrary(titles: 60, moods))
    let list = try await program.run("list", "--source", "loc", "--per-page", "50")
    #expect(list.lines.count == 50 && list.errors == "page 1, at least 50 newspapers\n", "\(list.errors)")
    let rest = try await program.run("list", "--source", "loc", "--per-page", "50", "--page", "2")
    #expect(rest.lines.count == 10 && rest.errors == "page 2 of 2, 60 newspapers\n", "\(rest.errors)")
    let all = try await program.run("list", "--source", "loc", "--all", "--per-page", "25")
    #expect(all.lines.count == 60 && all.errors.hasSuffix("60 newspapers\n"), "\(all.errors)")
    let sync = try await program.run("sync")
    #expect(sync.errors.contains("the catalog now has 538 newspapers"), "\(sync.errors)")
    await server.stop()
  }

  @Test(arguments: [LibraryMoods { $0.cutResponses = 1 }, LibraryMoods { $0.overloads = 1 }])
  func `after a cut-off answer or an overload, the request is repeated once, a little later`(
    moods: LibraryMoods
  )
    async throws
  {
    let library = MadeLibrary(titles: 60, moods)
    let (program, server) = try await program(library)
    let list = try await program.run("list", "--source", "loc", "--per-page", "50")
    #expect(list.exitCode == 0 && list.lines.count == 50, "\(list.errors)")
    #expect(library.asked.count == 2 && Set(library.asked).count == 1)
    await server.stop()
  }

  @Test func `a lasting overload is reported, and blocks nobody`() async throws {
    let library = MadeLibrary(titles: 60, LibraryMoods { $0.overloads = 2 })
    let (program, server) = try await program(library)
    let list = try await program.run("list", "--source", "loc")
    #expect(list.exitCode == 69 && list.errors.contains("HTTP status 503"), "\(list.errors)")
    #expect(try await program.run("list", "--source", "loc").exitCode == 0)
    await server.stop()
  }

  @Test func `the next command remembers that a server does not send parts of answers`() async throws {
    let library = MadeLibrary(titles: 60, LibraryMoods { $0.knowsNoParts = true })
    let (program, server) = try await program(library)
    #expect(try await program.run("list", "--source", "loc").exitCode == 0)
    for number in 1...2 {
      #expect(try await program.run("show", MadeLibrary.lccn(number), "--source", "loc").exitCode == 0)
    }
    let asksForParts = library.asked.map { $0.contains("at=") }
    #expect(asksForParts.prefix(4) == [true, false, true, false] && asksForParts.count > 4)
    #expect(asksForParts.dropFirst(4).allSatisfy { !$0 }, "\(library.asked)")
    await server.stop()
  }

  @Test func `pictures are no larger than the scan`() async throws {
    let library = MadeLibrary(titles: 1, LibraryMoods { $0.strictScan = (5843, 7400) })
    let (program, server) = try await program(library)
    for option in [["--width", "20000"], ["--region", "10,10,1,1"]] {
      let outcome = try await program.run(
        ["image", "sn83030214", "1866-04-10", "-o", program.home.path + "/\(option[1]).jpg"] + option)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }
    await server.stop()
  }
}
