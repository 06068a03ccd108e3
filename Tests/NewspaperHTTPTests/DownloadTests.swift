import Foundation
import HTTP
import NewspaperHTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Downloads, including resumed ones.
@OwnThread struct DownloadTests {
  private let stage = SavingStage()

  @Test func `a file is saved under its name and nothing else is left`() async throws {
    let server = try await stage.server()
    let saved = try await stage.save(server.url + "/x.pdf")
    #expect(
      saved.path == stage.folder.file("a.pdf") && saved.bytes == SavingStage.pdf.count
        && saved.resumedFrom == 0)
    #expect(try stage.contents("a.pdf") == SavingStage.pdf)
    #expect(stage.names == ["a.pdf"])
    #expect(server.requests.map { $0.header("Range") } == [nil])
  }

  @Test func `an unfinished file is resumed`() async throws {
    let server = try await stage.server()
    try stage.leave(SavingStage.pdf.prefix(1200), of: server.url + "/x.pdf", validator: "\"one\"")
    let saved = try await stage.save(server.url + "/x.pdf")
    #expect(saved.resumedFrom == 1200 && saved.bytes == SavingStage.pdf.count)
    #expect(try stage.contents("a.pdf") == SavingStage.pdf)
    #expect(server.requests.map { $0.header("Range") } == ["bytes=1200-"])
    #expect(server.requests.first?.header("If-Range") == "\"one\"")
    #expect(stage.names == ["a.pdf"])
  }

  @Test func `a server that ignores ranges starts over`() async throws {
    let server = try await stage.server(SavingStage.pdf, tag: "\"one\"", .ignores)
    try stage.leave(Data(repeating: 1, count: 1200), of: server.url + "/x.pdf", validator: "\"one\"")
    #expect(try await stage.save(server.url + "/x.pdf").resumedFrom == 0)
    #expect(try stage.contents("a.pdf") == SavingStage.pdf && server.requests.count == 1)
  }

  @Test func `an error instead of a text is not saved`() async throws {
    let server = try await LoopbackServer.start { _ in .text(#"{"status": 500, "error": "x"}"#) }
    let host = String(server.url.dropFirst("http://".count))
    await #expect(throws: NewspaperError.serverError(host: host, status: 500)) {
      try await stage.save(server.url + "/ocr.txt", as: "a.txt", kind: .text)
    }
    #expect(stage.names.isEmpty)
  }

  @Test(arguments: [false, true]) func `a file that has changed starts over`(serverLies: Bool)
    async throws
  {
    let server = try await stage.server(SavingStage.pdf, tag: "\"two\"", serverLies ? .lies : .honors)
    try stage.leave(Data(repeating: 1, count: 1200), of: server.url + "/x.pdf", validator: "\"one\"")
    try await stage.save(server.url + "/x.pdf")
    #expect(try stage.contents("a.pdf") == SavingStage.pdf)
    #expect(server.requests.count == (serverLies ? 2 : 1))
  }

  @Test func `a part from another address is not resumed`() async throws {
    let server = try await stage.server()
    try stage.leave(SavingStage.pdf.prefix(1200), of: server.url + "/y.pdf", validator: "\"one\"")
    try await stage.save(server.url + "/x.pdf")
    #expect(server.requests.map { $0.header("Range") } == [nil])
    #expect(try stage.contents("a.pdf") == SavingStage.pdf)
  }

  @Test func `a part longer than the file starts over`() async throws {
    let server = try await stage.server()
    try stage.leave(Data(repeating: 1, count: 9000), of: server.url + "/x.pdf", validator: "\"one\"")
    try await stage.save(server.url + "/x.pdf")
    #expect(try stage.contents("a.pdf") == SavingStage.pdf && server.requests.count == 2)
  }

  @Test func `an interrupted part is kept for the next time`() async throws {
    let head = "HTTP/1.1 200 OK\nContent-Length: 9000\nETag: \"one\"\n\n%PDF-1.4 and then no more"
    let server = try FaultyServer(.raw(head))
    await #expect(throws: NewspaperError.self) { try await stage.save(server.url) }
    #expect(stage.names == ["a.pdf.part", "a.pdf.part.from"])
    #expect(
      String(decoding: try stage.contents("a.pdf.part.from"), as: UTF8.self) == "\(server.url)\n\"one\"\n")
    #expect(try stage.contents("a.pdf.part").starts(with: Data("%PDF".utf8)))
  }

  @Test func `a part shorter than the promised file does not get its name`() async throws {
    let server = try await stage.server(SavingStage.pdf, .promisesMore)
    try stage.leave(SavingStage.pdf.prefix(1200), of: server.url + "/x.pdf", validator: "\"one\"")
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.save(server.url + "/x.pdf")
    }
    let count = SavingStage.pdf.count
    #expect("\(error)".contains("\(count) bytes of PDF arrived instead of \(count + 1000)"))
    #expect(stage.names.isEmpty)
  }

  @Test func `a weak tag is no basis for resuming a part`() async throws {
    let answer = "HTTP/1.1 200 OK\nContent-Length: 9000\nETag: W/\"one\"\n\n%PDF-1.4 and then no more"
    let faulty = try FaultyServer(.raw(answer))
    await #expect(throws: NewspaperError.self) { try await stage.save(faulty.url) }
    let note = String(decoding: try stage.contents("a.pdf.part.from"), as: UTF8.self)
    #expect(note == "\(faulty.url)\n\n")
    let server = try await stage.server()
    try await stage.save(server.url + "/x.pdf")
    #expect(server.requests.map { $0.header("Range") } == [nil])
    #expect(server.requests.map { $0.header("If-Range") } == [nil])
  }

  @Test func `if the tag is weak, the modification date is noted`() async throws {
    let date = "Fri, 20 Nov 2020 10:00:00 GMT"
    let faulty = try FaultyServer(
      .raw(
        "HTTP/1.1 200 OK\nContent-Length: 9000\nETag: W/\"one\"\nLast-Modified: \(date)\n\n%PDF-1.4 and no more"
      ))
    await #expect(throws: NewspaperError.self) { try await stage.save(faulty.url) }
    let note = String(decoding: try stage.contents("a.pdf.part.from"), as: UTF8.self)
    #expect(note == "\(faulty.url)\n\(date)\n")
  }

  @Test func `a canceled part is kept`() async throws {
    let server = try FaultyServer(.dribble(bytes: 100_000, pause: 0.001))
    let saving = Task { try await stage.save(server.url) }
    while stage.size(of: "a.pdf.part") < 50 { try await Task.sleep(for: .milliseconds(5)) }
    saving.cancel()
    await #expect(throws: NewspaperError.canceled) { try await saving.value }
    #expect(stage.size(of: "a.pdf.part") >= 50 && !stage.names.contains("a.pdf"))
  }

  @Test func `two programs do not write the same part`() async throws {
    let server = try FaultyServer(.dribble(bytes: 100_000, pause: 0.001))
    let saving = Task { try await stage.save(server.url) }
    while stage.size(of: "a.pdf.part") < 1 { try await Task.sleep(for: .milliseconds(5)) }
    let error = try await #require(throws: NewspaperError.self) { try await stage.save(server.url) }
    #expect("\(error)".contains("another program is writing it"))
    saving.cancel()
    await #expect(throws: NewspaperError.canceled) { try await saving.value }
  }

  /// 96 MiB.
  @Test func `a large file needs no more memory than a small one`() async throws {
    let server = try FaultyServer(.long(head: Array("%PDF-1.7".utf8), chunks: 1536))
    let before = try residentBytes()
    let most = Peak()
    let saved = try await stage.saver().save(
      .pdf, of: stage.page(), at: .address(server.url, headers: [:], from: SavingStage.site), as: "a.pdf",
      replaces: false
    ) { _ in most.note((try? residentBytes()) ?? 0) }
    #expect(saved.bytes == 1536 << 16)
    #expect(try residentBytes() - before < 40 << 20 && most.bytes - before < 40 << 20)
  }
}

private func residentBytes() throws -> Int {
  let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return (Int(fields[1]) ?? 0) * Int(getpagesize())
}

private final class Peak: Sendable {
  private let most = Mutex(0)
  var bytes: Int { most.withLock { $0 } }
  func note(_ bytes: Int) { most.withLock { $0 = max($0, bytes) } }
}
