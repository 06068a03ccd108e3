import Dispatch
import Glibc
import Synchronization

/// A server on 127.0.0.1 that does to every connection what no decent server would do.
///
///     let server = try FaultyServer(.cutBody(promised: 1000, sent: 10))
///     await #expect(throws: HTTPError.cutOff) { try await client.send(HTTPRequest(server.url)) }
///
/// It stops with the last reference, or with `stop()`; connections in progress are closed.
public final class FaultyServer: Sendable {
  /// Such as `http://127.0.0.1:40123/`.
  public let url: String
  private let listener: RawSocket
  private let log = Log()

  private final class Log: Sendable {
    let accepted = Mutex<[RawSocket]>([])
    let sent = Mutex(0)
  }

  /// Connections accepted so far.
  public var connectionCount: Int { log.accepted.withLock { $0.count } }

  /// Bytes sent so far, as far as the system has taken them.
  public var sentCount: Int { log.sent.withLock { $0 } }

  public init(_ fault: Fault) throws {
    listener = try RawSocket.bound()
    url = "http://127.0.0.1:\(try listener.port)/"
    if fault == .refuse { return }
    try listener.listen(backlog: fault == .neverAccept ? 0 : 64)
    if fault == .neverAccept {
      // A backlog of 0 has room for one; the kernel ignores any further ones.
      let filler = try RawSocket.connecting(to: try listener.port)
      log.accepted.withLock { $0 = [filler] }
      return
    }
    DispatchQueue(label: "faulty server").async { [listener, log] in
      while let connection = listener.accept() {
        log.accepted.withLock { $0.append(connection) }
        DispatchQueue(label: "faulty connection").async {
          connection.play(fault.steps) { count in log.sent.withLock { $0 += count } }
        }
      }
    }
  }

  deinit { stop() }

  public func stop() {
    listener.shutDown()
    log.accepted.withLock { sockets in
      for socket in sockets { socket.shutDown() }
    }
  }
}

extension RawSocket {
  fileprivate func play(_ steps: [Fault.Step], onSent: (Int) -> Void) {
    defer { shutDown() }
    guard readRequest() else { return }
    for step in steps {
      switch step {
      case .send(let bytes):
        guard send(bytes) else { return }
        onSent(bytes.count)
      case .pause(let seconds): usleep(UInt32(seconds * 1e6))
      case .waitForClient: readToEnd()
      }
    }
  }
}
