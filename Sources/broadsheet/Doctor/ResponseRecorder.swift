import Files
import HTTP
import NewspaperHTTP
import Synchronization

/// Saves every complete answer in a folder, to attach to a report: `03-titles.json` with the unchanged body,
/// and `03-titles.txt` with the request and the response's status and headers. Names, passwords and cookies
/// are left out.
final class ResponseRecorder: Sendable {
  private struct State {
    var count = 0
    var failure: FileFailure?
  }

  private let folder: OpenFolder
  private let state = Mutex(State())

  /// Creates the folder if necessary.
  init(folder: String) throws(FileFailure) { self.folder = try OpenFolder(folder) }

  var path: String { folder.path }
  /// Answers so far.
  var count: Int { state.withLock { $0.count } }
  /// Why the last failed recording failed.
  var failure: FileFailure? { state.withLock { $0.failure } }

  /// - Parameter name: what the request is for, such as `titles`.
  func record(_ result: Result<HTTPResponse, HTTPError>, of request: HTTPRequest, _ name: String) {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let stem = "\(number < 10 ? "0" : "")\(number)-\(name)"
    do throws(FileFailure) {
      switch result {
      case .success(let response):
        try write(Array(ResponseRecorder.words(response, request).utf8), to: stem + ".txt")
        if !response.body.isEmpty {
          try write(response.body, to: stem + "." + ResponseRecorder.suffix(of: response))
        }
      case .failure(let error):
        let words = "GET \(ResponseRecorder.bare(request.url))\n\n\(error)\n"
        try write(Array(words.utf8), to: stem + ".txt")
      }
    } catch {
      state.withLock { $0.failure = error }
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws(FileFailure) {
    let file = try UnfinishedFile(new: name, in: folder)
    try file.begin(nil)
    try file.append(bytes)
    try file.finish(replaces: true)
  }

  // MARK: Writing

  /// Headers that explain an answer; none that identifies the reader.
  private static let headers = [
    "Content-Type", "Content-Length", "Content-Encoding", "Content-Range", "Cache-Control", "Age", "ETag",
    "Last-Modified", "Retry-After", "Server", "Via", "cf-mitigated", "cf-cache-status",
  ]

  private static func words(_ response: HTTPResponse, _ request: HTTPRequest) -> String {
    var lines = ["GET \(bare(request.url))", ""]
    if response.url != request.url { lines.insert("answered by \(bare(response.url))", at: 1) }
    lines.append("status \(response.status), \(response.body.count + response.sinkBytes) bytes")
    lines += headers.compactMap { name in response.headers[name].map { "\(name): \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An address without user name and password.
  private static func bare(_ url: String) -> String {
    let scheme = url.firstRange(of: "://").map { url[..<$0.upperBound] } ?? ""
    return scheme + Site(url).name
  }

  private static func suffix(of response: HTTPResponse) -> String {
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    let suffixes = ["json": "json", "html": "html", "xml": "xml", "jpeg": "jpg", "text/plain": "text"]
    return suffixes.sorted { $0.key < $1.key }.first { type.contains($0.key) }?.value ?? "bin"
  }
}

/// Passes every answer to a recorder.
struct RecordingClient: HTTPClient {
  let client: any HTTPClient
  let recorder: ResponseRecorder
  /// What is currently being requested.
  let name: @Sendable () -> String

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    do throws(HTTPError) {
      let response = try await client.send(request)
      recorder.record(.success(response), of: request, name())
      return response
    } catch {
      recorder.record(.failure(error), of: request, name())
      throw error
    }
  }
}
