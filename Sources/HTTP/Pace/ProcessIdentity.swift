import Glibc

/// A process on this machine, distinguished from earlier and later ones with the same PID.
struct ProcessIdentity: Hashable, Sendable {
  let number: Int32
  /// When it started, in clock ticks since the machine booted.
  let start: UInt64

  /// This process; 0 for anything the system does not report.
  static let own = ProcessIdentity(number: getpid(), start: start(of: getpid()) ?? 0)

  /// Whether it is still running.
  var isAlive: Bool { self == .own || ProcessIdentity.start(of: number) == start }

  /// Nil for a process that does not exist or is a zombie (proc_pid_stat(5)).
  private static func start(of number: Int32) -> UInt64? {
    guard let file = fopen("/proc/\(number)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    // The program's name, in parentheses, may contain anything.
    guard let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[(name + 1)..<count], as: UTF8.self).split(separator: " ")
    guard fields.count > 19, !["Z", "X"].contains(fields[0]) else { return nil }
    return UInt64(fields[19])
  }
}
