import Dispatch
import Glibc
import Presentation

/// Runs a program that the reader waits for.
enum ForegroundProcess {
  /// - Parameters:
  ///   - arguments: the program's name, and its arguments; no shell is involved.
  ///   - path: that of the program.
  ///   - isInteractive: whether it gets the terminal, as a text browser does. Otherwise it reads nothing, and its output
  ///     goes to standard error, since standard output is for results.
  /// - Returns: its exit status, as a shell reports it; nil if it cannot be started, with the reason in
  ///   errno.
  static func run(_ arguments: [String], at path: String, isInteractive: Bool = false) async -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !isInteractive {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let loan = isInteractive ? TerminalLoan() : nil
    defer { loan?.end() }
    let code =
      isInteractive
      ? TerminalLoan.withAttributes { posix_spawn(&process, path, &actions, &$0, &pointers, environ) }
      : posix_spawn(&process, path, &actions, nil, &pointers, environ)
    guard code == 0 else {
      errno = code
      return nil
    }
    let started = process
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "end of a program").async {
        var status: Int32 = 0
        while waitpid(started, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? status >> 8 & 0xFF : ExitStatus.ended(by: signal))
      }
    }
  }
}
