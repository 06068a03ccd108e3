import Foundation
import TestSupport

/// The server of a row of the fault matrix, which counts what it is asked.
struct FaultServer: Sendable {
  /// What the program is told to ask in the Library's place.
  let url: String
  /// Requests so far; nil where nobody counts.
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

  /// As messages write it.
  var host: String { String(url.split(separator: "/").last ?? "") }
}
