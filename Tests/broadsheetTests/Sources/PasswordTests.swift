import Foundation
import TestSupport
import Testing

/// A site that requires a name and a password, given in its address: nothing that the program writes may
/// contain the password.
struct PasswordTests {
  /// In the address, as sent, and in words that occur in no answer.
  private static let written = "reader:s3cr3t%2FW%C3%B6rd@"
  private static let sent = "Basic " + Data("reader:s3cr3t/Wörd".utf8).base64EncodedString()
  private static let secrets = ["s3cr3t", "W%C3%B6rd", "Wörd", String(sent.dropFirst(14))]

  private let site = PageSite.openONIWithAPI

  private func expectNoSecret(_ text: String, _ place: String) {
    for secret in Self.secrets { #expect(!text.contains(secret), "\(place): \(text.prefix(600))") }
  }

  /// Everything in the program's home directory.
  private func expectNoSecret(in program: Program) throws {
    for name in try program.files(in: "") where !name.hasSuffix("config.yaml") {
      let bytes = try Data(contentsOf: program.home.appending(path: name))
      expectNoSecret(String(decoding: bytes, as: UTF8.self), name)
    }
  }

  private func server(_ part: FaultyServer) async throws -> LoopbackServer {
    try await site.start { request in
      guard request.header("Authorization") == Self.sent else { return .text("who are you?", status: 401) }
      return request.path.hasSuffix("seq-2.pdf") ? .redirect(to: part.url) : nil
    }
  }

  private func address(_ server: LoopbackServer, _ written: String = Self.written) -> String {
    server.url.replacing("://", with: "://" + written)
  }

  private static let part = Fault.raw(
    "HTTP/1.1 200 OK\nContent-Type: application/pdf\nETag: \"1\"\nContent-Length: 900\n\n%PDF-1.4 a part")

  @Test func `no command prints or stores it`() async throws {
    let part = try FaultyServer(Self.part)
    let server = try await server(part)
    let program = try Program()
    let page = [site.lccn, site.date]
    for (arguments, exitCode) in [
      (["list"], 0), (["list", "--format", "json"], 0), (["show", site.lccn], 0),
      (["show", "--coverage", "--format", "json", site.lccn], 0), (["issues", site.lccn], 0),
      (["today", "--date", site.date], 0), (["places"], 0), (["read"] + page, 0),
      (["read", "--format", "json"] + page, 0), (["image", "-o", program.home.path + "/page.jpg"] + page, 0),
      (["get", "--as", "json", "--as", "alto", "-o", program.home.path] + page, 0),
      (["get", "--page", "2", "--as", "pdf", "-o", program.home.path] + page, 69),
      (["doctor"], 0), (["doctor", "--format", "json"], 0), (["bookmarks", "add", site.lccn], 0),
      (["sync"], 0),
    ] as [([String], Int32)] {
      let outcome = try await program.run(
        arguments + (arguments[0] == "bookmarks" ? [] : ["-v"]) + ["--source", address(server)])
      #expect(outcome.exitCode == exitCode, "\(arguments) \(outcome)")
      expectNoSecret(outcome.output + outcome.errors, "\(arguments)")
      try expectNoSecret(in: program)
    }
    let names = try program.files(in: "")
    #expect(
      names.contains { $0.hasSuffix(".part.from") } && names.contains { $0.contains("broadsheet/answers/") })
    #expect(part.connectionCount > 0)
    let doctor = try await program.run("doctor", "--source", address(server))
    #expect(doctor.words.contains(server.url.replacing("://", with: "://reader@")), "\(doctor.output)")
  }

  @Test(arguments: ["BROADSHEET_SOURCE", "source", "loc-url"]) func `no setting prints it`(key: String)
    async throws
  {
    let server = try await server(try FaultyServer(.refuse))
    let isVariable = key == "BROADSHEET_SOURCE"
    let program = try Program(isVariable ? [key: address(server)] : ["BROADSHEET_LOC_URL": ""])
    if !isVariable { try program.configure("\(key): \(address(server))\n") }
    for arguments in [
      ["list", "-v"], ["doctor"], ["doctor", "--format", "json"], ["show", site.lccn, "-v"],
    ] {
      let outcome = try await program.run(arguments)
      #expect(key == "loc-url" || outcome.exitCode == 0, "\(outcome)")
      expectNoSecret(outcome.output + outcome.errors, "\(arguments)")
    }
    #expect(
      server.requests.allSatisfy { $0.header("Authorization") == Self.sent } && !server.requests.isEmpty)
    try expectNoSecret(in: program)
  }

  @Test(arguments: [
    ["list", "--source", "ftp://reader:s3cr3t@x"], ["list", "--source=http://reader:s3cr3t@127.0.0.1:99999"],
    ["list", "--source", "http://reader:s3/cr/s3cr3t@x:y"],
    ["list", "--source", "reader:s3cr3t@127.0.0.1:80"],
    ["http://reader:s3cr3t@x/lccn/sn83030214/"], ["show", "http://reader:s3cr3t@x/nothing"],
    ["get", "http://reader:s3cr3t@x/lccn/zzz/1906-01-11/", "--as", "text"],
    ["list", "http://reader:s3cr3t@x"],
    ["doctor", "--source", "http://reader:s3cr3t@x?"],
  ]) func `no usage error quotes it`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64)
    expectNoSecret(outcome.output + outcome.errors, "\(arguments)")
  }

  @Test(arguments: [
    "source: http://reader:s3cr3t@x:y", "source: ftp://reader:s3cr3t@x", "source: [http://reader:s3cr3t@x]",
    "http://reader:s3cr3t@x", "http://reader:s3cr3t@x: 1", "tile-url: reader:s3cr3t@x",
    "http://reader:s3cr3t@x: 1\nhttp://reader:s3cr3t@x: 2",
  ]) func `no error of the configuration quotes it`(text: String) async throws {
    let program = try Program(["BROADSHEET_TILE_URL": ""])
    try program.configure(text + "\n")
    for command in [["list"], ["doctor"], ["doctor", "--format", "json"]] {
      let outcome = try await program.run(command)
      #expect(outcome.exitCode == 64)
      expectNoSecret(outcome.output + outcome.errors, text)
    }
  }

  @Test func `a wrong password is reported but not quoted`() async throws {
    let server = try await server(try FaultyServer(.refuse))
    let outcome = try await Program().run(
      "show", site.lccn, "-v", "--source", address(server, "reader:s3cr3tly@"))
    #expect(outcome.exitCode == 69 && outcome.errors.contains("HTTP status 401"), "\(outcome)")
    #expect(outcome.errors.contains("name and password"))
    expectNoSecret(outcome.errors, "errors")
  }
}

/// The same on a terminal.
@OwnThread struct PasswordBrowsingTests {
  @Test func `neither the screen nor the log contains it`() async throws {
    let server = try await PageSite.openONIWithAPI.start()
    let program = try Program()
    let terminal = try program.browse(
      "browse", "--list", "-v", "--source", server.url.replacing("://", with: "://reader:s3cr3t@"))
    #expect(terminal.wait(for: "1 of "))
    terminal.press(.enter)
    #expect(terminal.wait(for: "LCCN"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("s3cr3t"))
    let log = try String(
      contentsOf: program.home.appending(path: ".local/state/broadsheet/log"), encoding: .utf8)
    #expect(log.contains("/newspapers.json") && !log.contains("s3cr3t"))
  }
}
