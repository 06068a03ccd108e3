import CTLS
import Foundation
import Synchronization

/// A server for https on 127.0.0.1, with a certificate of its own from `Fixtures/tls`.
///
/// It stops when the last reference goes; a connection in progress is closed.
public final class TLSServer: Sendable {
  /// Such as `https://127.0.0.1:40123`.
  public let url: String
  /// The certificate, for a client that is to trust it.
  public let certificate: String
  private let listener: RawSocket
  private let current = Current()

  /// The connection in progress.
  private final class Current: Sendable {
    let socket = Mutex<RawSocket?>(nil)
  }

  /// Without a server that speaks TLS nothing of TLS can be tested: that is a failure, and not left out.
  public struct Unavailable: Error, CustomStringConvertible {
    public let description: String
  }

  /// What libcurl of OpenSSL's flavor is linked with.
  private static let library = "libssl.so.3"

  /// Answers `GET /name` with the file's content as it stands, status line and headers included, and closes the
  /// connection, one after another.
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
    // A thread that ends with the server, since it keeps a signal blocked.
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
