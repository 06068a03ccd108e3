import Foundation
import TestSupport

/// The program `terminal-probe` on a virtual terminal.
enum Probe {
  /// It is built next to the tests.
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "terminal-probe").path

  static func start(
    _ arguments: [String] = [], size: (rows: Int, columns: Int) = (24, 80),
    environment: [String: String] = [:]
  ) throws -> VirtualTerminal {
    try VirtualTerminal(
      executable: path, arguments: arguments, size: size,
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 })
  }
}
