import Foundation
import Testing

@testable import Terminal

/// The loop on pipes instead of a terminal: anything written before it starts is pending.
@Suite struct InputLoopTests {
  private let input = Pipe(), signals = Pipe(), wake = Pipe()

  private func batches() -> [[TerminalEvent]] {
    var batches: [[TerminalEvent]] = []
    var loop = InputLoop(
      device: TerminalDevice(input: input.fileHandleForReading.fileDescriptor, output: -1),
      signals: SignalPipe(descriptor: signals.fileHandleForReading.fileDescriptor),
      wake: wake.fileHandleForReading.fileDescriptor)
    loop.run { batches.append($0) }
    return batches
  }

  @Test func `makes one batch of all that is pending`() throws {
    try input.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: "j"), count: 50_000))
    try input.fileHandleForWriting.close()
    #expect(batches() == [Array(repeating: .key("j"), count: 50_000) + [.endOfInput]])
  }

  @Test func `ends what is pending with the input`() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1b}".utf8))
    try input.fileHandleForWriting.close()
    #expect(batches() == [[.key("Esc"), .endOfInput]])
  }

  @Test func `tells of many signals of one kind once`() throws {
    let numbers = [SIGWINCH, SIGTSTP, SIGWINCH, SIGTERM, SIGWINCH].map(UInt8.init)
    try signals.fileHandleForWriting.write(contentsOf: Data(numbers))
    try input.fileHandleForWriting.close()
    let size = Size(rows: 24, columns: 80)
    #expect(batches() == [[.resized(size), .suspend, .terminate(signal: SIGTERM), .endOfInput]])
  }

  @Test func `ends when woken`() throws {
    try wake.fileHandleForWriting.write(contentsOf: Data("!".utf8))
    #expect(batches() == [])
  }

  @Test func `ends a paste that stops without an end`() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\u{1b}[200~lost".utf8))
    var loop = InputLoop(
      device: TerminalDevice(input: input.fileHandleForReading.fileDescriptor, output: -1),
      signals: SignalPipe(descriptor: signals.fileHandleForReading.fileDescriptor),
      wake: wake.fileHandleForReading.fileDescriptor)
    loop.pasteDelay = 50
    var events: [TerminalEvent] = []
    loop.run {
      events += $0
      try? input.fileHandleForWriting.write(contentsOf: Data("j".utf8))
      if events.count > 1 { try? input.fileHandleForWriting.close() }
    }
    #expect(Array(events.prefix(2)) == [.paste("lost"), .key("j")])
  }
}
