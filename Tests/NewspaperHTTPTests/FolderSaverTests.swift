import Foundation
import HTTP
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// What is not saved, and what is not overwritten.
@OwnThread struct FolderSaverTests {
  private let stage = SavingStage()

  @Test(arguments: [
    (PageFile.pdf, "<html>no</html>"), (.jp2, "%PDF-1.4"), (.jpg, "x"), (.json, "x"),
    (.alto, "<html></html>"), (.alto, #"{"error":"urn:alto"}"#),
    (.text, "<!DOCTYPE html><p>no"), (.pdf, ""),
  ])
  func `a file of the wrong kind is refused and removed`(kind: PageFile, body: String) async throws {
    let server = try await LoopbackServer.start([
      "/": LoopbackResponse(headers: ["Content-Type": "application/octet-stream"], body: Data(body.utf8))
    ])
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.save(server.url + "/", kind: kind)
    }
    guard case .malformed = error else { throw error }
    #expect(stage.names == [])
  }

  @Test(arguments: [(404, "notFound"), (429, "rateLimited"), (500, "serverError")])
  func `a refusal is reported and nothing is left behind`(status: Int, word: String) async throws {
    let server = try await LoopbackServer.start(["/": .text("no", status: status)])
    let error = try await #require(throws: NewspaperError.self) { try await stage.save(server.url + "/") }
    #expect("\(error)".hasPrefix(word) && stage.names == [])
  }

  @Test func `a web page instead is refused`() async throws {
    let server = try await LoopbackServer.start(["/": .html("<p>Are you a browser?")])
    let error = try await #require(throws: NewspaperError.self) { try await stage.save(server.url + "/") }
    #expect(error == .malformed(host: Site(server.url).host, what: "a web page came instead of PDF"))
    let library = FileServer(name: "tile.loc.gov", webPageIsBotCheck: true)
    await #expect(throws: NewspaperError.botCheck(host: Site(server.url).host)) {
      try await stage.save(server.url + "/", from: library)
    }
    #expect(stage.names == [])
  }

  @Test func `an existing file is kept unless it should be replaced`() async throws {
    let server = try await stage.server()
    try stage.leave(Data(), of: "x", validator: "x")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: stage.folder.file("a.pdf")))
    #expect(try stage.saver().pathOfExisting("a.pdf") == stage.folder.file("a.pdf"))
    #expect(try stage.saver().pathOfExisting("b.pdf") == nil)
    await #expect(throws: NewspaperError.self) { try await stage.save(server.url + "/x.pdf") }
    #expect(try stage.contents("a.pdf") == Data("mine".utf8))
    try await stage.save(server.url + "/x.pdf", replaces: true)
    #expect(try stage.contents("a.pdf") == SavingStage.pdf && stage.names == ["a.pdf"])
  }

  @Test func `another program's unfinished file is left alone`() async throws {
    let server = try await stage.server()
    let theirs = Data("half of a picture".utf8)
    try stage.leave(theirs, of: "x", validator: "x")
    try FileManager.default.removeItem(atPath: stage.folder.file("a.pdf.part.from"))
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.save(server.url + "/x.pdf")
    }
    #expect("\(error)".contains("a.pdf.part may be another program") && server.requests.isEmpty)
    #expect(!error.endsWork, "other files are saved")
    #expect(try stage.contents("a.pdf.part") == theirs && stage.names == ["a.pdf.part"])
  }

  /// As left by a program that was killed between naming the file and removing the other one.
  @Test func `a finished file that is still the part, too, is not touched`() async throws {
    let server = try await stage.server()
    try await stage.save(server.url + "/x.pdf")
    try stage.leave(Data(), of: server.url + "/x.pdf", validator: "\"one\"")
    let (part, whole) = (stage.folder.file("a.pdf.part"), stage.folder.file("a.pdf"))
    try FileManager.default.removeItem(atPath: part)
    try FileManager.default.linkItem(atPath: whole, toPath: part)
    let faulty = try FaultyServer(.raw("HTTP/1.1 200 OK\nContent-Length: 9000\n\n%PDF-1.4 and then no more"))
    await #expect(throws: NewspaperError.self) { try await stage.save(faulty.url, replaces: true) }
    #expect(try stage.contents("a.pdf") == SavingStage.pdf)
    try FileManager.default.removeItem(atPath: part)
    try FileManager.default.linkItem(atPath: whole, toPath: part)
    try await stage.save(server.url + "/x.pdf", replaces: true)
    #expect(try stage.contents("a.pdf") == SavingStage.pdf && stage.names == ["a.pdf"])
  }

  @Test func `links in the folder are not followed`() async throws {
    let server = try await stage.server()
    let outside = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: outside.path, withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: outside.file("x")))
    try FileManager.default.createDirectory(atPath: stage.folder.path, withIntermediateDirectories: true)
    for name in ["a.pdf.part", "b.pdf"] {
      try FileManager.default.createSymbolicLink(
        atPath: stage.folder.file(name), withDestinationPath: outside.file("x"))
    }
    await #expect(throws: NewspaperError.self) { try await stage.save(server.url + "/x.pdf", as: "a.pdf") }
    try await stage.save(server.url + "/x.pdf", as: "b.pdf", replaces: true)
    #expect(try stage.contents("b.pdf") == SavingStage.pdf)
    #expect(try Data(contentsOf: URL(fileURLWithPath: outside.file("x"))) == Data("theirs".utf8))
  }

  @Test(arguments: ["../a.pdf", "/tmp/a.pdf", "b/a.pdf"]) func `a name that leads elsewhere is refused`(
    name: String
  ) async throws {
    let server = try await stage.server()
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.save(server.url + "/x.pdf", as: name)
    }
    #expect("\(error)".contains("it leads outside the folder") && server.requests.isEmpty)
  }

  @Test func `a pipe instead of a part blocks nothing`() async throws {
    try FileManager.default.createDirectory(atPath: stage.folder.path, withIntermediateDirectories: true)
    #expect(mkfifo(stage.folder.file("a.pdf.part"), 0o600) == 0)
    await #expect(throws: NewspaperError.self) { try await stage.save("http://127.0.0.1:1/") }
  }

  @Test(arguments: [true, false]) func `the size is known without the file`(honors: Bool) async throws {
    let server = try await stage.server(SavingStage.pdf, tag: "\"one\"", honors ? .honors : .ignores)
    let location = PageFileLocation.address(server.url + "/x.pdf", headers: [:], from: SavingStage.site)
    #expect(try await stage.saver().size(of: .pdf, of: stage.page(), at: location) == SavingStage.pdf.count)
    #expect(
      try await stage.saver().size(of: .pdf, of: stage.page(), at: .bytes([1, 2, 3], source: "x")) == 3)
    #expect(stage.names == [])
  }

  @Test func `if a server sends the whole file, the transfer is stopped at once`() async throws {
    let server = try FaultyServer(.long(head: Array("%PDF".utf8), chunks: 1024))
    let location = PageFileLocation.address(server.url, headers: [:], from: SavingStage.site)
    #expect(try await stage.saver().size(of: .pdf, of: stage.page(), at: location) == 64 << 20)
    #expect(server.connectionCount == 1 && server.sentCount < 32 << 20, "\(server.sentCount) bytes were sent")
    #expect(stage.names == [])
  }

  @Test func `a picture, which is made on request, is not requested`() async throws {
    let server = try await stage.server()
    let location = PageFileLocation.address(server.url + "/x.jpg", headers: [:], from: SavingStage.site)
    #expect(try await stage.saver().size(of: .jpg, of: stage.page(), at: location) == nil)
    #expect(server.requests.isEmpty)
  }

  @Test func `the size of a missing file is not found`() async throws {
    let server = try await LoopbackServer.start([:])
    let location = PageFileLocation.address(server.url + "/x.pdf", headers: [:], from: SavingStage.site)
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.saver().size(of: .pdf, of: stage.page(), at: location)
    }
    guard case .notFound = error else { throw error }
  }
}
