import Foundation

/// `openssl s_server` on 127.0.0.1 with a certificate that it has signed itself.
public final class TLSServer: Sendable {
  /// Such as `https://127.0.0.1:40123`.
  public let url: String
  /// The certificate, for a client that is to trust it.
  public let certificate: String
  private let folder: URL
  private let process: Process

  public static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  /// As `init`, but it does not block the threads of tasks.
  public static func start(files: [String: String]) async throws -> TLSServer {
    try await withCheckedThrowingContinuation { started in
      DispatchQueue(label: "TLS server").async {
        started.resume(with: Result { try TLSServer(files: files) })
      }
    }
  }

  /// Answers `GET /name` with the file's content as it stands, status line and headers included.
  private init(files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      try Data(lines.utf8).write(to: folder.appending(path: name))
    }
    certificate = folder.appending(path: "certificate.pem").path
    let output = Pipe()
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    url = "https://" + (try Self.address(in: output.fileHandleForReading))
  }

  private static let script = """
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
      -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem &&
    exec openssl s_server -accept 127.0.0.1:0 -cert certificate.pem -key key.pem -HTTP
    """

  deinit {
    // A child of a task's thread inherits its blocked signals, SIGTERM among them.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// From the line `ACCEPT 127.0.0.1:40123`.
  private static func address(in output: FileHandle) throws -> String {
    var text = ""
    while let more = try output.read(upToCount: 1), !more.isEmpty {
      text += String(decoding: more, as: UTF8.self)
      if let line = text.split(separator: "\n").first(where: { $0.hasPrefix("ACCEPT ") }),
        text.hasSuffix("\n")
      {
        return String(line.dropFirst("ACCEPT ".count))
      }
    }
    throw CocoaError(.fileReadUnknown)
  }
}
