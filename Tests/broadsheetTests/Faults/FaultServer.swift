import Foundation
import TestSupport

/// The server for a row of the fault matrix, which counts its requests.
struct FaultServer: Sendable {
  /// The address that the program uses instead of the Library's.
  let url: String
  /// Requests so far; nil if they are not counted.
  let count: @Sendable () -> Int?

  static func start(_ server: FaultRow.Server) async throws -> FaultServer {
    switch server {
    case .raw(let fault):
      let server = try FaultyServer(fault)
      let before = server.connectionCount
      return FaultServer(url: String(server.url.dropLast())) { server.connectionCount - before }
    case .answer(let answer):
      let server = try await LoopbackServer.start { _ in answer }
      return FaultServer(url: server.url) { server.requests.count }
    case .selfSigned:
      let server = try TLSServer(files: [:])
      return FaultServer(url: server.url) {
        withExtendedLifetime(server) { nil }
      }
    case .nowhere(let address): return FaultServer(url: address) { nil }
    }
  }

  /// As written in messages.
  var host: String { String(url.split(separator: "/").last ?? "") }
}
