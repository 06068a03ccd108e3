import Glibc
import Synchronization

/// The terminal is lent to another program: Ctrl-C and Ctrl-\ are for that one, and are ignored here until `end` is
/// called.
struct TerminalLoan: Sendable {
  private static let keys = [SIGINT, SIGQUIT]
  /// How many loans have not ended.
  private static let count = Mutex(0)

  static var isLent: Bool { count.withLock { $0 > 0 } }

  /// The handlers from before, as numbers.
  private let former: [Int]

  init() {
    TerminalLoan.count.withLock { $0 += 1 }
    former = TerminalLoan.keys.map { TerminalLoan.handler(of: $0) }
    for key in TerminalLoan.keys { signal(key, SIG_IGN) }
  }

  func end() {
    for (key, handler) in zip(TerminalLoan.keys, former) {
      signal(key, unsafeBitCast(handler, to: Optional<@convention(c) (Int32) -> Void>.self))
    }
    TerminalLoan.count.withLock { $0 -= 1 }
  }

  /// What a signal does now: 0 for what it usually does.
  static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }

  /// Calls `start` with attributes for posix_spawn(3), so that the new program ignores nothing that is
  /// ignored here.
  static func withAttributes(_ start: (inout posix_spawnattr_t) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    for key in keys { sigaddset(&usual, key) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return start(&attributes)
  }
}
