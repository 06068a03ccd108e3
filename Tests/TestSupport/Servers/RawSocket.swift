import Glibc

/// A TCP socket on 127.0.0.1, closed with the last reference.
final class RawSocket: Sendable {
  let descriptor: Int32

  struct Failure: Error { let code = errno }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// To a free port.
  static func bound() throws -> RawSocket {
    let socket = try open()
    guard withAddress(port: 0, { bind(socket.descriptor, $0, $1) }) == 0 else { throw Failure() }
    return socket
  }

  func listen(backlog: Int32) throws {
    guard Glibc.listen(descriptor, backlog) == 0 else { throw Failure() }
  }

  static func connecting(to port: UInt16) throws -> RawSocket {
    let socket = try open()
    guard withAddress(port: port, { connect(socket.descriptor, $0, $1) }) == 0 else { throw Failure() }
    return socket
  }

  var port: UInt16 {
    get throws {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let code = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      }
      guard code == 0 else { throw Failure() }
      return UInt16(bigEndian: address.sin_port)
    }
  }

  /// Blocks; nil after `shutDown`.
  func accept() -> RawSocket? {
    let accepted = Glibc.accept(descriptor, nil, nil)
    return accepted < 0 ? nil : RawSocket(accepted)
  }

  /// Ends every call blocked on this socket.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Blocks until an empty line; false if the client disconnects first.
  func readRequest() -> Bool {
    var request: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return false }
      request += buffer[..<count]
    }
    return true
  }

  /// Blocks until the client disconnects.
  func readToEnd() {
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  /// False if the client has disconnected.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func open() throws -> RawSocket {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure() }
    return RawSocket(descriptor)
  }

  private static func withAddress(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
