import Foundation
import TestSupport
import Testing

/// `doctor --live`: one request of each kind, and whether the answer was understood.
struct DoctorLiveTests {
  private func program(_ library: MadeLibrary) async throws -> (Program, LoopbackServer) {
    let server = try await library.serve()
    return (try Program(library: server), server)
  }

  /// The Library of the fixtures, with the issues of one newspaper under the LCCN of the one requested.
  private func library() async throws -> LoopbackServer {
    let (asked, known) = ("sn83045462", "sn83030214")
    return try await LoopbackServer.start { request in
      do {
        let isOfIssues = !request.target.contains("/item/\(asked)/?")
        let target = isOfIssues ? request.target.replacing(asked, with: known) : request.target
        let answer = try FixtureSite.locGov.answer(to: target)
        let isJSON = answer.headers["Content-Type"]?.contains("json") == true
        let text = String(decoding: answer.body, as: UTF8.self)
        return LoopbackResponse(
          status: answer.status, headers: answer.headers,
          body: isJSON && isOfIssues ? Data(text.replacing(known, with: asked).utf8) : Data(answer.body))
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  @Test func `the Library is asked for everything, and each answer is saved`() async throws {
    let server = try await library()
    let program = try Program(library: server)
    let folder = program.home.appending(path: "answers").path
    let outcome = try await program.run("doctor", "--live", "--record", folder, "--source", "loc")
    for step in [
      "titles", "directory", "record", "first+last", "year", "issue", "text", "layout", "scan", "pdf",
    ] {
      #expect(outcome.output.contains("✓ \(step)"), "\(step): \(outcome.output)")
    }
    #expect(outcome.words.contains("✓ recording") && outcome.words.contains("attach them to your report"))
    let files = try program.files(in: "answers")
    #expect(files.contains("01-titles.json") && files.contains { $0.hasSuffix("-scan.jpg") }, "\(files)")
    #expect(files.filter { $0.hasSuffix(".txt") }.count == server.requests.count)
    await server.stop()
  }

  @Test func `names and passwords are neither shown nor saved`() async throws {
    let server = try await PageSite.openONIWithAPI.start()
    let program = try Program()
    let folder = program.home.appending(path: "answers").path
    let named = server.url.replacing("http://", with: "http://reader:secret@")
    let outcome = try await program.run("doctor", "--live", "--record", folder, "--source", named)
    let live = outcome.output[
      (outcome.output.firstRange(of: "\nLive\n")?.lowerBound ?? outcome.output.startIndex)...]
    #expect(live.contains("✓ titles") && !live.contains("secret"), "\(live)")
    #expect(live.contains("✓ search") && live.contains("– archives"), "\(live)")
    let files = try program.files(in: "answers")
    #expect(files.contains { $0.hasSuffix("-search.json") }, "\(files)")
    for file in files {
      let data = try Data(contentsOf: program.home.appending(path: "answers/" + file))
      #expect(data.range(of: Data("secret".utf8)) == nil, "\(file)")
    }
    await server.stop()
  }

  @Test func `what is not understood is reported, and the rest is still requested`() async throws {
    let (program, server) = try await program(
      MadeLibrary(titles: 60, issues: 5, LibraryMoods { $0.dropped = ["dates"] }))
    let outcome = try await program.run("doctor", "--live", "--source", "loc")
    #expect(outcome.exitCode == 69, "\(outcome.output)")
    #expect(outcome.words.contains("✗ state+years"), "\(outcome.output)")
    #expect(outcome.words.contains("ignored the filter"))
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
    #expect(outcome.exitCode == 69 && outcome.output.contains("no more sent"), "\(outcome.output)")
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test func `no request is sent for local newspapers`() async throws {
    let outcome = try await Program().run("doctor", "--live", "--source", "offline")
    #expect(outcome.exitCode == 0 && outcome.output.contains("– requests"), "\(outcome.output)")
  }

  @Test(arguments: [
    (["--live", "--offline"], "--live cannot be combined"), (["--record", "x"], "--record needs --live"),
    (["--live", "--record", ""], "--record needs a folder name"),
  ])
  func `contradictory options are reported`(options: [String], words: String) async throws {
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
