import Files
import Glibc

/// The program for reading long text on a terminal.
final class Pager {
  /// The program and its arguments; no shell is involved.
  private let arguments: [String]
  private var process: pid_t?
  private var descriptor: Int32 = -1
  /// Whether the reader has left it.
  private(set) var isClosed = false

  /// `$PAGER`, which may quote words; `less -R` if it is not set. Nil if it is empty, `cat`, or the terminal
  /// is too basic.
  init?(environment: [String: String]) {
    let words = CommandWords.words(environment["PAGER"] ?? "less -R")
    guard let program = words.first, program != "cat", environment["TERM"] != "dumb" else { return nil }
    arguments = words
  }

  /// Starts it; false on failure.
  func start() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    // The pager would never see the end of its input if it held the writing end itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let isStarted = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ) == 0
    close(ends[0])
    guard isStarted else {
      close(ends[1])
      return false
    }
    self.process = process
    descriptor = ends[1]
    // Ctrl-C belongs to the pager while it runs, and the reader may leave it before it has received
    // everything.
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    return true
  }

  func write(_ text: String) {
    guard !isClosed else { return }
    var text = text
    if !text.withUTF8({ DescriptorOutput.write($0, to: descriptor) }) { isClosed = true }
  }

  /// Closes its input, and waits until the reader leaves it.
  func finish() {
    guard let process else { return }
    close(descriptor)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    self.process = nil
    isClosed = true
    signal(SIGINT, SIG_DFL)
  }
}
