import Foundation
import HTTP
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// A folder for saving files, and a server that has one.
struct SavingStage {
  let folder = TemporaryFolder()
  private let client = CurlClient(userAgent: "broadsheet-test")
  static let pdf =
    Data("%PDF-1.4\n".utf8) + Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 / 3) })

  /// One that may have web pages, too.
  static let site = FileServer(name: "example.org", webPageIsBotCheck: false)

  func saver() -> FolderSaver { FolderSaver(folder: folder.path, client: client, now: { 1000 }) }

  func page() throws -> PageID {
    let date = try #require(IssueDate("1865-10-02"))
    return PageID(issue: IssueID(lccn: try LCCN("sn83045462"), date: date), sequence: 1)
  }

  @discardableResult func save(
    _ url: String, as name: String = "a.pdf", kind: PageFile = .pdf, replaces: Bool = false,
    from server: FileServer = site
  ) async throws -> SavedFile {
    try await saver().save(
      kind, of: page(), at: .address(url, headers: ["Accept": "*/*"], from: server), as: name,
      replaces: replaces
    ) { _ in }
  }

  func contents(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  /// 0 if there is no such file.
  func size(of name: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: folder.file(name))[.size] as? Int) ?? 0
  }

  /// Leaves the files of an interrupted download.
  func leave(_ part: Data, of url: String, validator: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try part.write(to: URL(fileURLWithPath: folder.file("a.pdf.part")))
    try Data("\(url)\n\(validator)\n".utf8).write(to: URL(fileURLWithPath: folder.file("a.pdf.part.from")))
  }

  enum Manner {
    case honors, ignores, lies
    /// Claims that the file is longer than it is.
    case promisesMore
  }

  /// A server that has one file, with or without support for ranges.
  func server(
    _ body: Data = pdf, tag: String = "\"one\"", _ manner: Manner = .honors
  ) async throws -> LoopbackServer {
    try await LoopbackServer.start { request in
      var answer = LoopbackResponse(headers: ["ETag": tag, "Content-Type": "application/pdf"], body: body)
      guard let range = request.header("Range"), manner != .ignores,
        manner == .lies || request.header("If-Range").map({ $0 == tag }) ?? true
      else { return answer }
      let ends = range.dropFirst("bytes=".count).split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, first < body.count else {
        return LoopbackResponse(status: 416, headers: ["Content-Range": "bytes */\(body.count)"])
      }
      let last = ends.count > 1 ? min(ends[1], body.count - 1) : body.count - 1
      answer.status = 206
      let total = body.count + (manner == .promisesMore ? 1000 : 0)
      answer.headers["Content-Range"] = "bytes \(first)-\(last)/\(total)"
      answer.body = body[first...last]
      return answer
    }
  }
}
