/// What a `FaultyServer` does to every connection.
public enum Fault: Hashable, Sendable {
  /// The port is taken, but nothing listens on it.
  case refuse
  /// The connection stays half open: the kernel's queue is full and nothing accepts it.
  case neverAccept
  /// Reads the request and closes.
  case closeBeforeResponse
  /// Reads the request and says nothing until the client disconnects.
  case silence
  /// Promises a body of `promised` bytes, sends `sent` of them and closes.
  case cutBody(promised: Int, sent: Int)
  /// A good response that begins with `head` and continues to `chunks` times 64 KiB in all.
  case long(head: [UInt8], chunks: Int)
  /// A good response of `bytes` bytes, one every `pause` seconds.
  case dribble(bytes: Int, pause: Double)
  /// A good response with header fields of `bytes` bytes in lines of about 1000.
  case hugeHeaders(bytes: Int)
  /// Bytes that are not HTTP, then closes.
  case garbage
  /// These bytes, then closes.
  case raw([UInt8])

  /// These bytes, then nothing until the client disconnects.
  case stall([UInt8])

  /// `raw` with a text in which every line end is sent as CR LF.
  public static func raw(_ text: String) -> Fault {
    .raw(Array(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8))
  }

  enum Step {
    case send([UInt8])
    case pause(seconds: Double)
    case waitForClient
  }

  /// What happens after reading the request.
  var steps: [Step] {
    switch self {
    case .refuse, .neverAccept, .closeBeforeResponse: []
    case .silence: [.waitForClient]
    case .cutBody(let promised, let sent): [.send(Self.head(promised)), .send(Self.body(sent))]
    case .dribble(let bytes, let pause):
      [.send(Self.head(bytes))] + Self.body(bytes).flatMap { [.pause(seconds: pause), .send([$0])] }
    case .long(let head, let chunks):
      [.send(Self.head(chunks << 16)), .send(head + Self.body((1 << 16) - head.count))]
        + [Step](repeating: .send(Self.body(1 << 16)), count: chunks - 1)
    case .hugeHeaders(let bytes):
      [
        .send(
          Self.head(
            0,
            fields: Array(repeating: "X-Filler: " + String(repeating: "x", count: 988), count: bytes / 1000)))
      ]
    case .garbage: [.send(Array("\u{1}\u{2}\u{3} this is not HTTP\n\n".utf8))]
    case .raw(let bytes): [.send(bytes)]
    case .stall(let bytes): [.send(bytes), .waitForClient]
    }
  }

  private static func head(_ length: Int, fields: [String] = []) -> [UInt8] {
    let lines = ["HTTP/1.1 200 OK", "Content-Length: \(length)"] + fields
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func body(_ length: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "x"), count: length)
  }
}
