import Dispatch
import Files
import Glibc
import Synchronization

/// The program for reading long text on a terminal.
final class Pager {
  /// The program and its arguments; no shell is involved.
  private let arguments: [String]
  private var descriptor: Int32 = -1
  private var isStarted = false
  private let left = Leaving()

  /// What another thread reports.
  private final class Leaving: Sendable {
    let isClosed = Atomic(false)
    let semaphore = DispatchSemaphore(value: 0)
  }

  /// `$PAGER`, which may quote words; `less -R` if it is not set. Nil if it is empty, `cat`, or the terminal
  /// is too basic.
  init?(environment: [String: String]) {
    let words = CommandWords.words(environment["PAGER"] ?? "less -R")
    guard let program = words.first, program != "cat", environment["TERM"] != "dumb" else { return nil }
    arguments = words
  }

  /// Whether the reader has left it.
  var isClosed: Bool { left.isClosed.load(ordering: .acquiring) }

  /// Starts it; false on failure.
  /// - Parameter onClose: called on another thread once the reader has left it.
  func start(onClose: @escaping @Sendable () -> Void = {}) -> Bool {
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
    let program = arguments[0]
    let loan = TerminalLoan()
    let code = TerminalLoan.withAttributes {
      posix_spawnp(&process, program, &actions, &$0, &pointers, environ)
    }
    close(ends[0])
    guard code == 0 else {
      loan.end()
      close(ends[1])
      return false
    }
    isStarted = true
    descriptor = ends[1]
    // The reader may leave it before it has received everything.
    signal(SIGPIPE, SIG_IGN)
    wait(for: process, loan, onClose)
    return true
  }

  /// Waits on another thread: the reader may leave it while the next page is being loaded.
  private func wait(for process: pid_t, _ loan: TerminalLoan, _ onClose: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "end of the pager").async { [left] in
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      loan.end()
      left.isClosed.store(true, ordering: .releasing)
      left.semaphore.signal()
      onClose()
    }
  }

  func write(_ text: String) {
    guard !isClosed else { return }
    var text = text
    if !text.withUTF8({ DescriptorOutput.write($0, to: descriptor) }) {
      left.isClosed.store(true, ordering: .releasing)
    }
  }

  /// Closes its input, and waits until the reader leaves it.
  func finish() {
    guard isStarted else { return }
    isStarted = false
    close(descriptor)
    left.semaphore.wait()
  }
}
