import Foundation
import Synchronization
import TestSupport

/// A Library on this machine that limits requests and lies.
final class ArchiveLibrary: Sendable {
  /// What the server does with archives.
  enum Mood: Sendable { case good, refuses, lies, checksBrowsers, lacksFirst, isSlow, hasReplacedFirst }

  let mood = Mutex(Mood.good)
  let archives: [(name: String, lccn: String, bytes: [UInt8])]

  init() throws {
    archives = try [("dlc_fiji_ver01", "sn83045462", 40), ("nbu_one_ver01", "sn99021999", 9)].map {
      name, lccn, pages in
      let builder = ArchiveBuilder(
        pages: (1...pages).map { page in
          ArchiveBuilder.Page(
            "\(lccn)/1866/\(page / 28 + 1)/\(page % 28 + 1)/ed-1/seq-1", text: "page \(page)",
            alto: "<alto><TextBlock><TextLine><String CONTENT=\"page\"/></TextLine></TextBlock></alto>")
        })
      return (name, lccn, try ArchiveBuilder.compressed(builder.tar, by: "bzip2"))
    }
  }

  /// As they are now.
  private var current: [(name: String, lccn: String, bytes: [UInt8])] {
    var current = archives
    if mood.withLock({ $0 == .hasReplacedFirst }) { current[0].bytes = archives[1].bytes }
    return current
  }

  func list(_ host: String) throws -> String {
    let rows = try current.map { name, lccn, bytes in
      let sum = try SharedData.output(of: ["sha1sum", file(bytes)]).prefix(40)
      return """
        {"batch": "\(name)", "archive_created": "2025-03-02T09:12:40+00:00", "issue_count": 3, "lccns": ["\(lccn)"],
         "page_count": 9, "sha1": "\(String(decoding: sum, as: UTF8.self))", "size": \(bytes.count),
         "url": "http://\(host)/data/ocr/\(name).tar.bz2"}
        """
    }
    return #"{"datasets": [\#(rows.joined(separator: ","))]}"#
  }

  private let folder = TemporaryFolder()
  private func file(_ bytes: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: folder.path + "/archive"))
    return folder.path + "/archive"
  }

  func answer(_ request: LoopbackRequest) async throws -> LoopbackResponse {
    if request.path.hasSuffix("/batch-summary/") { return .json(try list(request.header("Host") ?? "")) }
    guard let place = archives.firstIndex(where: { request.path == "/data/ocr/\($0.name).tar.bz2" }) else {
      return .notFound
    }
    var bytes = current[place].bytes
    let mood = mood.withLock { $0 }
    switch mood {
    case .good, .hasReplacedFirst: break
    case .refuses: return LoopbackResponse(status: 429, headers: ["Retry-After": "120"])
    case .lies: bytes[bytes.count - 20] ^= 1
    case .checksBrowsers: return .html("<html>Are you human?</html>")
    case .lacksFirst: if place == 0 { return .notFound }
    case .isSlow: try await Task.sleep(for: .milliseconds(.random(in: 0...40)))
    }
    let start = request.header("Range").flatMap { Int($0.dropFirst(6).prefix { $0 != "-" }) } ?? 0
    var headers = [
      "ETag": "\"\(archives[place].name)-\(bytes.count)\"", "Content-Type": "application/x-bzip2",
    ]
    if start > 0 { headers["Content-Range"] = "bytes \(start)-\(bytes.count - 1)/\(bytes.count)" }
    return LoopbackResponse(status: start > 0 ? 206 : 200, headers: headers, body: Data(bytes[start...]))
  }
}
