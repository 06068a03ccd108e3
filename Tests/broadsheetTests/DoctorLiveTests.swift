import Foundation
import TestSupport
import Testing

/// `doctor --live`: one request of each kind, and what was understood.
struct DoctorLiveTests {
  private func program(_ library: MadeLibrary) async throws -> (Program, LoopbackServer) {
    let server = try await library.serve()
    return (try Program(["BROADSHEET_LOC_URL": server.url, "BROADSHEET_TILE_URL": server.url]), server)
  }

  @Test func `a site is asked for everything, and each answer is kept`() async throws {
    let server = try await PageSite.openONIWithAPI.start()
    let program = try Program()
    let folder = program.home.appending(path: "answers").path
    let named = server.url.replacing("http://", with: "http://reader:secret@")
    let outcome = try await program.run("doctor", "--live", "--record", folder, "--source", named)
    #expect(outcome.output.contains("✓ titles") && outcome.output.contains("✓ scan"), "\(outcome.output)")
    #expect(outcome.output.contains("✓ text") && outcome.output.contains("✓ layout"))
    #expect(outcome.output.contains("✓ pdf") && outcome.output.contains("attach them to your report"))
    #expect(!outcome.output.contains("secret"))
    let files = try program.files(in: "answers")
    #expect(files.contains { $0.hasSuffix("-titles.json") } && files.contains { $0.hasSuffix("-scan.jpg") })
    for file in files {
      let data = try Data(contentsOf: program.home.appending(path: "answers/" + file))
      #expect(data.range(of: Data("secret".utf8)) == nil, "\(file)")
    }
    await server.stop()
  }

  @Test func `what is not understood is told, and the rest asked all the same`() async throws {
    let (program, server) = try await program(
      MadeLibrary(titles: 60, issues: 5, LibraryMoods { $0.dropped = ["dates"] }))
    let outcome = try await program.run("doctor", "--live", "--source", "loc")
    #expect(outcome.exitCode == 69, "\(outcome.output)")
    #expect(outcome.words.contains("✗ state+years"), "\(outcome.output)")
    #expect(outcome.words.contains("the server ignored the filter"))
    for step in ["titles", "frequency", "ethnicity", "directory"] {
      #expect(outcome.output.contains("✓ \(step)"), "\(step): \(outcome.output)")
    }
    await server.stop()
  }

  @Test func `a server that refuses is asked once`() async throws {
    let server = try await LoopbackServer.start { _ in
      .html("<!DOCTYPE html><title>Just a moment...</title>", status: 403)
    }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run("doctor", "--live", "--source", "loc")
    #expect(outcome.exitCode == 69 && outcome.output.contains("no more were sent"), "\(outcome.output)")
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test func `nothing is asked where newspapers of this machine are`() async throws {
    let outcome = try await Program().run("doctor", "--live", "--source", "offline")
    #expect(outcome.exitCode == 0 && outcome.output.contains("– requests"), "\(outcome.output)")
  }

  @Test(arguments: [
    (["--live", "--offline"], "--live sends requests"), (["--record", "x"], "add --live"),
    (["--live", "--record", ""], "--record needs the name"),
  ])
  func `options that contradict each other are told`(options: [String], words: String) async throws {
    let outcome = try await Program().run(["doctor"] + options)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a folder that cannot be written ends it before a request is sent`() async throws {
    let (program, server) = try await program(MadeLibrary())
    let outcome = try await program.run("doctor", "--live", "--record", "/proc/x", "--source", "loc")
    #expect(outcome.exitCode == 74 && outcome.output.contains("cannot write /proc/x"), "\(outcome.output)")
    #expect(server.requests.isEmpty)
    await server.stop()
  }
}
