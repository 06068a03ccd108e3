import Foundation

/// A response of a `LoopbackServer`.
public struct LoopbackResponse: Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: Data

  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  public static func text(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
  }

  public static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  public static func html(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: ["Content-Type": "text/html"], body: Data(text.utf8))
  }

  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: ["Location": location])
  }

  public static let notFound = text("not found", status: 404)

  /// The file's bytes, with a Content-Type from its extension; `notFound` if it cannot be read.
  public static func file(_ file: URL) -> LoopbackResponse {
    do {
      let types = [
        "json": "application/json", "html": "text/html", "xml": "application/xml", "jpg": "image/jpeg",
      ]
      let type = types[file.pathExtension] ?? "text/plain"
      return LoopbackResponse(headers: ["Content-Type": type], body: try Data(contentsOf: file))
    } catch {
      return notFound
    }
  }
}
