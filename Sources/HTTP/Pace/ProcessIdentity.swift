import Glibc

/// A process of this machine, told apart from others that had its number before or will have it.
struct ProcessIdentity: Hashable, Sendable {
  let number: Int32
  /// When it began, in clock ticks since the machine did.
  let start: UInt64

  /// This process; 0 stands for what the system does not tell.
  static let own = ProcessIdentity(number: getpid(), start: start(of: getpid()) ?? 0)

  /// Whether it still runs.
  var isAlive: Bool { self == .own || ProcessIdentity.start(of: number) == start }

  /// Nil for a process that is not there, or has ended and only waits to be noticed (proc_pid_stat(5)).
  private static func start(of number: Int32) -> UInt64? {
    guard let file = fopen("/proc/\(number)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    // The program's name, in parentheses, may hold anything.
    guard let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[(name + 1)..<count], as: UTF8.self).split(separator: " ")
    guard fields.count > 19, !["Z", "X"].contains(fields[0]) else { return nil }
    return UInt64(fields[19])
  }
}
