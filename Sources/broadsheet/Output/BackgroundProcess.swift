import Glibc

/// Starts a program that runs in the background, without the terminal.
enum BackgroundProcess {
  enum Outcome {
    case started
    case failed(reason: String)
  }

  /// - Parameters:
  ///   - arguments: the program's name, and its arguments; no shell is involved.
  ///   - path: that of the program.
  ///   - onFailure: called on another thread with the exit status, if that is not 0, for a program that ends
  ///     at once.
  static func start(
    _ arguments: [String], at path: String, onFailure: @escaping @Sendable (Int32) -> Void
  ) -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A separate process group: the reader's Ctrl-C and Ctrl-Z are not meant for the browser.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, &attributes, &pointers, environ)
    switch code {
    case 0:
      // Nothing else waits for the browser, which must not stay behind as a zombie until the program ends.
      Reaper.wait(for: process, onFailure: onFailure)
      return .started
    default: return .failed(reason: String(cString: strerror(code)))
    }
  }
}
