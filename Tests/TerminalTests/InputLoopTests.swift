import Foundation
import Testing

@testable import Terminal

/// The loop on pipes instead of a terminal: anything written before it starts is pending.
@MainActor @Suite struct InputLoopTests {
  private let input = Pipe(), signals = Pipe(), work = Pipe()

  private func loop(pasteDelay: Duration = .seconds(5)) -> InputLoop {
    InputLoop(
      device: TerminalDevice(input: input.fileHandleForReading.fileDescriptor, output: -1),
      signals: SignalPipe(descriptor: signals.fileHandleForReading.fileDescriptor), pasteDelay: pasteDelay)
  }

  private func next(of loop: InputLoop) -> [TerminalEvent] {
    loop.next(orReadable: work.fileHandleForReading.fileDescriptor).events
  }

  @Test func `makes one batch of everything pending`() throws {
    try input.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: "j"), count: 50_000))
    try input.fileHandleForWriting.close()
    #expect(next(of: loop()) == Array(repeating: .key("j"), count: 50_000) + [.endOfInput])
  }

  @Test func `ends what is pending with the input`() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1b}".utf8))
    try input.fileHandleForWriting.close()
    #expect(next(of: loop()) == [.key("Esc"), .endOfInput])
  }

  @Test func `reports many signals of one kind once`() throws {
    let numbers = [SIGWINCH, SIGTSTP, SIGWINCH, SIGTERM, SIGWINCH].map(UInt8.init)
    try signals.fileHandleForWriting.write(contentsOf: Data(numbers))
    try input.fileHandleForWriting.close()
    let size = Size(rows: 24, columns: 80)
    #expect(next(of: loop()) == [.resized(size), .suspend, .terminate(signal: SIGTERM), .endOfInput])
  }

  @Test func `stops waiting when there is work, and reports the end of input once`() throws {
    let loop = loop()
    try input.fileHandleForWriting.close()
    #expect(next(of: loop) == [.endOfInput])
    try work.fileHandleForWriting.write(contentsOf: Data("!".utf8))
    let (events, hasWork) = loop.next(orReadable: work.fileHandleForReading.fileDescriptor)
    #expect(events.isEmpty && hasWork)
  }

  @Test func `recognizes the Esc key in time, however much work there is`() throws {
    let loop = loop()
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1b}".utf8))
    try work.fileHandleForWriting.write(contentsOf: Data("!".utf8))
    let (start, limit) = (ContinuousClock.now, Duration.seconds(5))
    var events: [TerminalEvent] = []
    while events.isEmpty, ContinuousClock.now - start < limit { events = next(of: loop) }
    #expect(events == [.key("Esc")])
    #expect(ContinuousClock.now - start >= .milliseconds(40))
  }

  @Test func `reports added events before what is read`() throws {
    let loop = loop()
    loop.add([.resumed])
    #expect(next(of: loop) == [.resumed])
    loop.add([.resumed])
    try input.fileHandleForWriting.write(contentsOf: Data("j".utf8))
    #expect(next(of: loop) == [.resumed, .key("j")])
  }

  @Test func `ends a paste that stops without an end marker`() throws {
    let loop = loop(pasteDelay: .milliseconds(50))
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1b}[200~lost".utf8))
    var events: [TerminalEvent] = []
    while events.isEmpty { events = next(of: loop) }
    #expect(events == [.paste("lost")])
    try input.fileHandleForWriting.write(contentsOf: Data("j".utf8))
    #expect(next(of: loop) == [.key("j")])
  }

  @Test func `stops waiting when something is due`() throws {
    let loop = loop()
    let due = ContinuousClock.now + .milliseconds(20)
    let (events, hasWork) = loop.next(orReadable: work.fileHandleForReading.fileDescriptor, until: due)
    #expect(events.isEmpty && !hasWork && due <= .now)
    try input.fileHandleForWriting.write(contentsOf: Data("j".utf8))
    let late = ContinuousClock.now + .seconds(600)
    #expect(
      loop.next(orReadable: work.fileHandleForReading.fileDescriptor, until: late).events == [.key("j")])
  }
}
