import Foundation
import TestSupport
import Testing

/// Addresses on a site are requested from that site, whatever the source is otherwise.
struct AddressHomeTests {
  private let site = PageSite.openONIWithAPI

  /// A site below a path, and a Library that has nothing.
  private func servers() async throws -> (site: LoopbackServer, library: LoopbackServer, program: Program) {
    let fixtures = FixtureSite.openONIWithAPI
    let server = try await LoopbackServer.start { request in
      guard request.path.hasPrefix("/papers/") else { return .text("nothing here", status: 404) }
      do {
        let answer = try fixtures.answer(to: String(request.target.dropFirst("/papers".count)))
        let here = "http://\(request.header("Host") ?? "")/papers"
        let text = String(decoding: answer.body, as: UTF8.self)
        let isJSON = answer.headers["Content-Type"]?.contains("json") == true
        let body =
          isJSON ? Data(text.replacing("http://openoni.example.org", with: here).utf8) : Data(answer.body)
        return LoopbackResponse(status: answer.status, headers: answer.headers, body: body)
      } catch {
        return .text("\(error)", status: 500)
      }
    }
    let library = try await LoopbackServer.start { _ in .text("not here", status: 404) }
    return (server, library, try Program(library: library))
  }

  @Test(arguments: [
    "show ADDRESS", "show --coverage ADDRESS", "issues ADDRESS", "read ADDRESS/DATE/ed-1/seq-2/",
    "read ADDRESS/DATE/ed-1/ --page 2", "image ADDRESS/DATE/ed-1/seq-1.json -o HOME/x.jpg",
    "get ADDRESS/DATE/ed-1/ --as text,json,text -o HOME", "bookmarks add ADDRESS",
    "bookmarks add ADDRESS/DATE/ed-1/ ADDRESS/DATE/ed-1/seq-2/",
  ]) func `the address's site is asked`(command: String) async throws {
    let (server, library, program) = try await servers()
    let words = command.replacing("ADDRESS", with: "\(server.url)/papers/lccn/\(site.lccn)")
      .replacing("DATE", with: site.date).replacing("HOME", with: program.home.path)
    let outcome = try await program.run(words.split(separator: " ").map(String.init))
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(library.requests.isEmpty && !server.requests.isEmpty)
    #expect(server.requests.allSatisfy { $0.path.hasPrefix("/papers/") })
  }

  @Test func `an address of a site's second JSON names that site`() async throws {
    let (server, _, program) = try await servers()
    let lccn = "\(server.url)/papers/api/chronam/lccn/\(site.lccn)"
    let shown = try await program.run("show", lccn + ".json")
    #expect(
      shown.exitCode == 0 && shown.output.contains("\(server.url)/papers/lccn/\(site.lccn)/"), "\(shown)")
    let page = "\(lccn)/\(site.date)/ed-1/seq-2.json"
    let read = try await program.run("read", page)
    #expect(read.exitCode == 0 && read.output.contains("ERNTE"), "\(read)")
    let cited = try await program.run("cite", page)
    #expect(cited.output.contains("\(server.url)/papers/lccn/\(site.lccn)/\(site.date)"), "\(cited)")
    #expect(!cited.output.contains("/api/chronam/"))
    let found = server.requests.map(\.path)
    #expect(
      !found.contains {
        $0.contains("/api/chronam/api/") || $0.hasPrefix("/papers/api") && $0.contains("seq-")
      })
  }

  @Test func `several newspapers are each asked at their own site`() async throws {
    let (server, library, program) = try await servers()
    let outcome = try await program.run("show", "\(server.url)/papers/lccn/\(site.lccn)/", "sn00000000")
    #expect(outcome.exitCode == 66 && outcome.output.contains("LCCN           \(site.lccn)"), "\(outcome)")
    #expect(!library.requests.isEmpty && !server.requests.isEmpty)
  }

  @Test func `a source other than the address's is an error and the same one is not`() async throws {
    let (server, library, program) = try await servers()
    let address = "\(server.url)/papers/lccn/\(site.lccn)/"
    for source in ["loc", library.url, server.url] {
      let outcome = try await program.run("show", address, "--source", source)
      #expect(outcome.exitCode == 64 && outcome.errors.contains("omit --source"), "\(outcome)")
    }
    #expect(try await program.run("show", address, "--source", "\(server.url)/papers").exitCode == 0)
    let elsewhere = try await program.run(
      "read", "http://127.0.0.9:1/resource/\(site.lccn)/\(site.date)/ed-1/")
    #expect(
      elsewhere.exitCode == 64 && elsewhere.errors.contains("127.0.0.9 is not a known newspaper site"))
    #expect(library.requests.isEmpty)
  }

  @Test func `the configured source yields, but its password does not`() async throws {
    let server = try await site.start { request in
      request.header("Authorization") == nil ? .text("who are you?", status: 401) : nil
    }
    let address = "\(server.url)/lccn/\(site.lccn)/"
    #expect(try await Program().run("show", address).exitCode == 69)
    let signed = try Program(["BROADSHEET_SOURCE": server.url.replacing("://", with: "://me:secret@")])
    #expect(try await signed.run("show", address).exitCode == 0)
    let inAddress = try await Program().run("show", address.replacing("://", with: "://me:secret@"))
    #expect(inAddress.exitCode == 0 && !inAddress.output.contains("secret"))
    let requests = server.requests.count
    let offline = try await Program(["BROADSHEET_SOURCE": "offline"]).run("show", address)
    #expect(!offline.output.contains(server.url) && server.requests.count == requests)
  }
}

/// The same on a terminal.
@OwnThread struct AddressBrowsingTests {
  @Test func `an address is opened at its site`() async throws {
    let server = try await PageSite.openONIWithAPI.start()
    let program = try Program()
    let terminal = try program.browse("browse", "\(server.url)/lccn/\(PageSite.openONIWithAPI.lccn)/")
    #expect(terminal.wait(for: "LCCN"), "\(terminal.screenText)")
    #expect(server.requests.contains { $0.path.hasSuffix("/\(PageSite.openONIWithAPI.lccn).json") })
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
