import CPty
import Glibc

/// A program on a real pseudo terminal, whose output a `VirtualScreen` interprets.
///
/// It runs only while something waits for it, and it waits for conditions, never for silence. For one task at
/// a time.
public final class VirtualTerminal {
  public typealias ExitStatus = ChildProcess.Status

  public struct CannotStart: Error { public let code: Int32 }

  public static let patience = Duration.seconds(20)

  public let screen: VirtualScreen
  public let process: Int32
  /// Everything that the program has written.
  public private(set) var output: [UInt8] = []
  /// Removed when the program has ended.
  private let home: TemporaryFolder?
  private var end: Int32
  private var outgoing: [UInt8] = []
  private var status: ExitStatus?

  /// Starts a program with exactly the given environment.
  public init(
    executable: String, arguments: [String] = [], size: (rows: Int, columns: Int) = (24, 80),
    environment: [String: String] = ["TERM": "xterm-256color"], home: TemporaryFolder? = nil
  ) throws {
    self.home = home
    screen = VirtualScreen(rows: size.rows, columns: size.columns)
    var end: Int32 = -1
    process = VirtualTerminal.withCStrings([executable] + arguments) { arguments in
      VirtualTerminal.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        cpty_spawn(executable, arguments, environment, Int32(size.rows), Int32(size.columns), &end)
      }
    }
    guard process > 0 else { throw CannotStart(code: errno) }
    self.end = end
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(end)
  }

  public func cell(_ row: Int, _ column: Int) -> VirtualCell { screen.cell(row, column) }
  public func line(_ row: Int) -> String { screen.line(row) }
  public var screenText: String { screen.text }
  public var cursorVisible: Bool { screen.cursorVisible }
  public var isAlternateScreen: Bool { screen.isAlternate }
  public var title: String { screen.title }

  /// True if the line settings are those of a shell: lines, echo and signals; false in raw mode.
  public var isCooked: Bool {
    var settings = termios()
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(end, &settings) == 0 && settings.c_lflag & flags == flags
      && settings.c_oflag & tcflag_t(OPOST) != 0
  }
}

/// What a failed expectation prints about it.
extension VirtualTerminal: CustomStringConvertible {
  public var description: String {
    let ended = status.map { "\nThe program ended: \($0)." } ?? ""
    return "the terminal, which shows\n\(screenText)\n\(ended)"
  }
}

extension VirtualTerminal {
  /// Waits until the screen shows `text`; false on a timeout, or if the program ends first.
  public func wait(for text: String, timeout: Duration = patience) -> Bool {
    wait(until: { self.screenText.contains(text) }, timeout: timeout)
  }

  /// Waits until a condition holds; false on a timeout, or if the program ends first.
  public func wait(until condition: () -> Bool, timeout: Duration = patience) -> Bool {
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < deadline, pump() else { return condition() }
    }
    return true
  }

  /// The program's exit status, once all its output has been read; nil on a timeout.
  public func exitStatus(timeout: Duration = patience) -> ExitStatus? {
    let deadline = ContinuousClock.now + timeout
    while ContinuousClock.now < deadline, pump() {}
    while ContinuousClock.now < deadline, !reap() { usleep(5_000) }  // it closes the terminal before it ends
    return status
  }

  /// Types text.
  public func send(_ text: String) { outgoing += text.utf8 }

  /// Presses a key, as a terminal in its current mode sends it.
  public func press(_ key: VirtualKey, _ modifiers: VirtualKey.Modifiers = []) {
    screen.press(key, modifiers)
    sendReplies()
  }

  /// Sends the screen's replies to the last action.
  func sendReplies() { outgoing += screen.takeReplies() }

  /// Pastes text, bracketed if the program requested that.
  public func paste(_ text: String) {
    screen.paste(text)
    sendReplies()
  }

  public func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    cpty_resize(end, Int32(rows), Int32(columns))
  }

  /// Closes the terminal, as when its window is closed.
  public func hangUp() {
    close(end)
    end = -1
  }

  /// Sends the program a signal.
  public func terminate(_ signal: Int32) { kill(process, signal) }
}

extension VirtualTerminal {
  /// Writes pending output and reads available input; false once the program's end is closed.
  private func pump() -> Bool {
    guard end >= 0 else { return false }
    var poll = pollfd(fd: end, events: Int16(outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0)
    guard Glibc.poll(&poll, 1, 20) > 0 else { return true }
    if Int32(poll.revents) & POLLOUT != 0 {
      let count = write(end, outgoing, outgoing.count)
      outgoing.removeFirst(max(0, count))
    }
    guard Int32(poll.revents) & ~POLLOUT != 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(end, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    output += buffer[..<count]
    screen.feed(buffer[..<count])
    outgoing += screen.takeReplies()
    return true
  }

  /// True once the program has ended.
  private func reap() -> Bool {
    var word: Int32 = 0
    if status == nil, waitpid(process, &word, WNOHANG) == process {
      status = ExitStatus(word)
    }
    return status != nil
  }

  /// Calls `body` with an array of C strings that ends with nil.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
