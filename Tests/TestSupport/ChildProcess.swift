import CPty
import Dispatch
import Foundation
import Glibc
import Synchronization

/// A process that a test starts.
///
/// Not Foundation's: starting one copies directory entries from beyond their buffer, and every few thousand
/// times that crashes the test run.
public final class ChildProcess: Sendable {
  /// How a process ended.
  public enum Status: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)

    /// As returned by waitpid(2).
    init(_ status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exited((status >> 8) & 0xff) : .signaled(signal)
    }
  }

  private let process: pid_t
  private let ended = Mutex<Status?>(nil)

  /// - Parameters:
  ///   - arguments: without the program's own name.
  ///   - input, output, errors: default to `/dev/null`.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], input: FileHandle? = nil,
    output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws {
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    let started = cpty_start(
      path, &argv, &envp, input?.fileDescriptor ?? nowhere, output?.fileDescriptor ?? nowhere,
      errors?.fileDescriptor ?? nowhere)
    // Do not initialize everything yet: a complete object is deinitialized, and killing −1 would kill every
    // process.
    guard started > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    process = started
  }

  /// A process that is no longer referenced does not keep running.
  deinit { kill() }

  /// Waits for the end, on this thread.
  @discardableResult public func wait() -> Status {
    ended.withLock { ended in
      if let ended { return ended }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let result = Status(status)
      ended = result
      return result
    }
  }

  /// Waits for the end, on a thread that no task needs.
  public func end() async -> Status {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "end of a process").async { continuation.resume(returning: self.wait()) }
    }
  }

  public var isRunning: Bool {
    guard ended.withLock({ $0 }) == nil else { return false }
    // A process that has ended stays a zombie until it is waited for.
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == 0
  }

  /// Sends it a signal, unless it has ended.
  public func send(_ signal: Int32) {
    if ended.withLock({ $0 }) == nil { Glibc.kill(process, signal) }
  }

  /// Kills it, unless it has ended.
  public func kill() {
    if ended.withLock({ $0 }) == nil { Glibc.kill(process, SIGKILL) }
    wait()
  }
}
