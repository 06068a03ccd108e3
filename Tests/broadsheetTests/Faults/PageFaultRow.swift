import Foundation
import TestSupport
import Testing

/// One way in which a server of issues, or of the files of pages, can fail, and its consequences.
struct PageFaultRow: Sendable, CustomTestStringConvertible {
  enum Command: String, Sendable, CaseIterable {
    /// Requests to www.loc.gov; the other rows send those for the issue, and then one to tile.loc.gov for the
    /// page.
    case issues
    case read, image, get

    var host: String { self == .issues ? "www.loc.gov" : "tile.loc.gov" }

    var arguments: [String] {
      switch self {
      case .issues: ["issues", "sn83030214", "--year", "1866"]
      case .read: ["read", "sn83030214", "1866-04-10"]
      case .image: ["image", "sn83030214", "1866-04-10", "-o", "-"]
      case .get: ["get", "sn83030214", "1866-04-10", "--as", "pdf"]
      }
    }
  }

  let name: String
  let server: FaultRow.Server
  let commands: [Command]
  let exitCode: Int32
  /// The message to the reader, with HOST for the host.
  let message: String

  init(
    _ name: String, _ server: FaultRow.Server, _ message: String, at commands: [Command] = Command.allCases,
    exitCode: Int32 = 69
  ) {
    self.name = name
    self.server = server
    self.commands = commands
    self.exitCode = exitCode
    self.message = message
  }

  var testDescription: String { "\(name) (\(commands.map(\.rawValue).joined(separator: ", ")))" }

  /// The row of the matrix in Tests/FAULTS.md.
  var line: String {
    let hosts = Set(commands.map(\.host))
    let host = hosts.count == 1 ? commands[0].host : "the server"
    let names =
      commands.count == Command.allCases.count
      ? "all" : commands.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "| \(name) | \(names) | \(message.replacing("HOST", with: host)) | \(exitCode) |"
  }

  private static func answer(_ status: Int, _ type: String, _ body: String) -> FaultRow.Server {
    .answer(LoopbackResponse(status: status, headers: ["Content-Type": type], body: Data(body.utf8)))
  }

  private static let page = "<!DOCTYPE html><title>Just a moment...</title>"
  private static let unreadable = "HOST sent an unreadable response: "
  private static let check = "HOST sent a browser check instead of data"

  static let all: [PageFaultRow] = [
    PageFaultRow("nothing is listening", .raw(.refuse), "HOST cannot be reached: the connection was refused"),
    PageFaultRow("a bot check, 403", answer(403, "text/html", page), check),
    PageFaultRow("429", answer(429, "text/plain", ""), "HOST is refusing requests for now", exitCode: 75),
    PageFaultRow("status 500", answer(500, "text/plain", ""), "HOST failed with HTTP status 500"),
    PageFaultRow(
      "the answer is cut off", .raw(.cutBody(promised: 1000, sent: 10)),
      "HOST closed the connection before its response was complete"),
    PageFaultRow(
      "a file of unknown length is cut off",
      .raw(.raw("HTTP/1.1 200 OK\nContent-Type: application/pdf\nConnection: close\n\n%PDF-1.4 and no more")),
      "HOST closed the connection before its response was complete", at: [.get]),
    PageFaultRow("a web page instead, 200", answer(200, "text/html", page), check),
    PageFaultRow(
      "another kind of file", answer(200, "text/plain", "tribune"), unreadable + "the response is not JSON",
      at: [.issues, .read]),
    PageFaultRow(
      "another kind of file", answer(200, "image/jpeg", "tribune"),
      unreadable + "the response is not a JPEG picture",
      at: [.image]),
    PageFaultRow(
      "another kind of file", answer(200, "application/pdf", "tribune"), unreadable + "the file is not PDF",
      at: [.get]),
    PageFaultRow(
      "an empty file", answer(200, "application/pdf", ""), unreadable + "the file is empty", at: [.get]),
    PageFaultRow(
      "no such file, 404", answer(404, "text/plain", ""),
      "page 1 of sn83030214/1866-04-10/ed-1: This page has no text", at: [.read], exitCode: 66),
    PageFaultRow(
      "no such file, 404", answer(404, "text/plain", ""),
      "HOST has no scan of page sn83030214/1866-04-10/ed-1/seq-1", at: [.image], exitCode: 66),
    PageFaultRow(
      "no such file, 404", answer(404, "text/plain", ""),
      "HOST has no PDF of page sn83030214/1866-04-10/ed-1/seq-1", at: [.get], exitCode: 66),
  ]
}
