import Dispatch
import Glibc

extension TerminalCapabilities {
  /// For programs that do not take over the screen: queries their terminal and waits for the answers, at most
  /// for `patience`, or a second longer once they begin to arrive. Anything typed meanwhile is lost. In the
  /// background nothing is asked, which would stop the program.
  public func asked(patience: Duration = .milliseconds(300)) async -> TerminalCapabilities {
    var capabilities = self
    for answer in await TerminalCapabilities.answers(patience, canBeAsked ? isInTmux : nil) {
      capabilities.take(answer)
    }
    if isInTmux, let client = await TmuxClient.ask() { capabilities.take(client) }
    return capabilities
  }

  private static func answers(_ patience: Duration, _ isInTmux: Bool?) async -> [TerminalReply] {
    guard let isInTmux else { return [] }
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: ask(patience, isInTmux)) }
    }
  }

  private static func ask(_ patience: Duration, _ isInTmux: Bool) -> [TerminalReply] {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return [] }
    defer { close(terminal) }
    guard tcgetpgrp(terminal) == getpgrp(), let signals = try? SignalPipe.open() else { return [] }
    // A signal that ends or stops the program does so after the settings are restored.
    defer { signals.closePassingOn() }
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return [] }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(terminal, TCSAFLUSH, &silent) == 0 else { return [] }
    defer { tcsetattr(terminal, TCSAFLUSH, &settings) }
    let question = isInTmux ? CapabilityQuery.inTmux : CapabilityQuery.all
    guard write(terminal, question.utf8Start, question.utf8CodeUnitCount) == question.utf8CodeUnitCount else {
      return []
    }
    var deadline = ContinuousClock.now + patience
    // The rest of an answer would otherwise be shown at the shell's prompt.
    var hasBegun = false
    var answers =
      TerminalDevice(input: terminal, output: terminal).cell.map { [TerminalReply.cell($0)] } ?? []
    var parser = KeyParser()
    while ContinuousClock.now < deadline, SignalPipe.ending == nil {
      var end = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&end, 1, 20) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return answers }
      var hasAnswer = false
      for case .answer(let answer) in parser.feed(buffer[..<count]) {
        answers.append(answer)
        hasAnswer = true
        if case .abilities = answer { return answers }  // the last query
      }
      guard !hasBegun, hasAnswer || parser.isWithinResponse else { continue }
      hasBegun = true
      deadline += .seconds(1)
    }
    return answers
  }
}
