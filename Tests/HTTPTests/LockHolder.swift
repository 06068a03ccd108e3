import Foundation
import Glibc

/// Another process that holds an flock(2) on a file: the program flock(1).
final class LockHolder: Sendable {
  private let process: Process

  static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")

  /// Returns once the lock is held. Does not block the threads of tasks.
  static func start(_ path: String) async throws -> LockHolder {
    try await withCheckedThrowingContinuation { started in
      DispatchQueue(label: "lock holder").async { started.resume(with: Result { try LockHolder(path) }) }
    }
  }

  private init(_ path: String) throws {
    let output = Pipe()
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/flock")
    // The shell itself ends up holding the lock, so there is only one process to kill.
    process.arguments = ["--no-fork", path, "sh", "-c", "echo held; exec sleep 60"]
    process.standardOutput = output
    try process.run()
    guard let word = try output.fileHandleForReading.read(upToCount: 5), word == Data("held\n".utf8) else {
      throw CocoaError(.fileLocking)
    }
  }

  deinit { kill() }

  func kill() {
    // 0 means never started; to kill(2) it means all processes of this group.
    if process.processIdentifier > 0 { Glibc.kill(process.processIdentifier, SIGKILL) }
  }
}
