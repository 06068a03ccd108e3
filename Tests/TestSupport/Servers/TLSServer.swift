import CTLS
import Foundation
import Synchronization

/// An https server on 127.0.0.1, with its own certificate from `Fixtures/tls`.
///
/// It stops with the last reference; a connection in progress is closed.
public final class TLSServer: Sendable {
  /// Such as `https://127.0.0.1:40123`.
  public let url: String
  /// The certificate, for a client that should trust it.
  public let certificate: String
  private let listener: RawSocket
  private let current = Current()

  /// The connection in progress.
  private final class Current: Sendable {
    let socket = Mutex<RawSocket?>(nil)
  }

  /// TLS cannot be tested without a TLS server: its absence is a failure, not a reason to skip the tests.
  public struct Unavailable: Error, CustomStringConvertible {
    public let description: String
  }

  /// The library that the OpenSSL flavor of libcurl is linked with.
  private static let library = "libssl.so.3"

  /// Responds to `GET /name` with the file's content unchanged, including status line and headers, and closes
  /// the connection; one at a time.
  public init(files: [String: String]) throws {
    let folder = Fixture.root.appending(path: "Fixtures/tls")
    certificate = folder.appending(path: "certificate.pem").path
    if let missing = ctls_open(TLSServer.library) { throw Unavailable(description: String(cString: missing)) }
    guard let context = ctls_context(certificate, folder.appending(path: "key.pem").path) else {
      throw Unavailable(description: "\(TLSServer.library) does not take the certificate in \(folder.path)")
    }
    let answers = files.mapValues { text in
      Array(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
    }
    listener = try RawSocket.bound()
    try listener.listen(backlog: 16)
    url = "https://127.0.0.1:\(try listener.port)"
    let address = UInt(bitPattern: context)
    // The thread ends with the server, because it keeps a signal blocked.
    Thread.detachNewThread { [listener, current] in
      ctls_ignore_broken_pipes()
      let context = UnsafeMutableRawPointer(bitPattern: address)
      while let socket = listener.accept() {
        current.socket.withLock { $0 = socket }
        socket.serve(answers, context)
        current.socket.withLock { $0 = nil }
      }
      ctls_free(context)
    }
  }

  deinit {
    listener.shutDown()
    current.socket.withLock { $0?.shutDown() }
  }
}

extension RawSocket {
  fileprivate func serve(_ answers: [String: [UInt8]], _ context: UnsafeMutableRawPointer?) {
    defer { shutDown() }
    guard let connection = ctls_accept(context, descriptor) else { return }
    defer { ctls_close(connection) }
    var request: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = ctls_read(connection, &buffer, Int32(buffer.count))
      guard count > 0 else { return }
      request += buffer[..<Int(count)]
    }
    let path = String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first ?? ""
    let answer = answers[String(path.dropFirst())] ?? Array("HTTP/1.0 404 Not Found\r\n\r\n".utf8)
    _ = ctls_write(connection, answer, Int32(answer.count))
  }
}
