import Newspapers
import TestSupport
import Testing

/// One way in which a server can fail, and its consequences.
struct FaultRow: Sendable, CustomTestStringConvertible {
  /// The fallback for the Library.
  enum Server: Sendable {
    /// Bytes sent on a connection.
    case raw(Fault)
    /// The same response to everything.
    case answer(LoopbackResponse)
    /// A server with a self-signed certificate.
    case selfSigned
    /// An address that leads nowhere.
    case nowhere(String)
  }

  enum Command: String, Sendable, CaseIterable {
    case list, show
  }

  let name: String
  let server: Server
  /// The error that the service throws, given the host as messages write it.
  let error: @Sendable (_ host: String) -> NewspaperError
  let exitCode: Int32
  /// The message to the reader, with HOST for the host.
  let message: String
  /// The number of requests, including redirects; nil if they cannot be counted.
  let requests: Int?
  let commands: [Command]
  let arguments: [String]

  init(
    _ name: String, _ server: Server, exitCode: Int32 = 69, message: String, requests: Int? = 1,
    _ commands: [Command] = [.list, .show], arguments: [String] = [],
    error: @escaping @Sendable (_ host: String) -> NewspaperError
  ) {
    self.name = name
    self.server = server
    self.error = error
    self.exitCode = exitCode
    self.message = message
    self.requests = requests
    self.commands = commands
    self.arguments = arguments
  }

  var testDescription: String { name }

  /// The row of the matrix in Tests/FAULTS.md.
  var line: String {
    let told = message.replacing("HOST", with: "www.loc.gov").replacing("within 1 s", with: "within 30 s")
      .replacing(#/ until $/#, with: " until 14:05").replacing(/\($/, with: "(…)")
    let commands = commands.count == 2 ? "" : " (\(commands[0].rawValue))"
    return "| \(name)\(commands) | \(told) | \(exitCode) | \(requests.map(String.init) ?? "–") |"
  }

  static let all = connections + refusals + answers
}

extension NewspaperError {
  /// The error without what a test cannot foresee: times, and the messages of libraries.
  var foreseeable: NewspaperError {
    switch self {
    case .rateLimited(let host, let until): .rateLimited(host: host, until: until.map { _ in 0 })
    case .unreachable(let host, .insecure): .unreachable(host: host, .insecure(reason: ""))
    default: self
    }
  }
}
