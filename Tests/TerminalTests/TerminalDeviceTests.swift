import Foundation
import Synchronization
import Testing

@testable import Terminal

@Suite struct TerminalDeviceTests {
  @Test func `writes all of a frame to a slow terminal`() throws {
    let pty = try PseudoTerminal()
    _ = fcntl(pty.program, F_SETFL, O_NONBLOCK)
    let device = TerminalDevice(input: pty.program, output: pty.program)
    let frame = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let reader = pty.readAll()
    try device.enter()
    try frame.withUnsafeBytes { try device.write($0) }
    device.leave()
    close(pty.program)
    let received = reader()
    let end = received.count - ScreenSequence.leave(.modern).utf8CodeUnitCount
    #expect(end == ScreenSequence.enter(.modern).utf8CodeUnitCount + frame.count)
    #expect(received[ScreenSequence.enter(.modern).utf8CodeUnitCount..<end].elementsEqual(frame))
    close(pty.terminal)
  }

  @Test func `writes nothing to a screen that is not ours`() throws {
    let pty = try PseudoTerminal()
    let device = TerminalDevice(input: pty.program, output: pty.program)
    let reader = pty.readAll()
    try Array("before".utf8).withUnsafeBytes { try device.write($0) }
    try device.enter()
    device.leave()
    device.leave()
    try Array("after".utf8).withUnsafeBytes { try device.write($0) }
    close(pty.program)
    let text = String(decoding: reader(), as: UTF8.self)
    #expect(text == "\(ScreenSequence.enter(.modern))\(ScreenSequence.leave(.modern))")
    close(pty.terminal)
  }

  @Test func `has a default size if the terminal does not say`() throws {
    let pty = try PseudoTerminal()
    let device = TerminalDevice(input: pty.program, output: pty.program)
    #expect(device.size == Size(rows: 24, columns: 80))
    var window = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(pty.program, UInt(TIOCSWINSZ), &window)
    #expect(device.size == Size(rows: 30, columns: 100))
    close(pty.program)
    close(pty.terminal)
  }

  @Test func `cannot enter anything but a terminal`() throws {
    let pipe = Pipe()
    let device = TerminalDevice(
      input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
    #expect(throws: TerminalError.notATerminal) { try device.enter() }
  }
}

/// A pseudo terminal within the process: the program's end and the other end.
private struct PseudoTerminal {
  let terminal: Int32
  let program: Int32

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
    (terminal, program) = ends
  }

  /// Starts reading what the program writes; the returned function waits until the program's end is closed,
  /// and returns it.
  func readAll() -> () -> [UInt8] {
    let received = Received()
    let terminal = terminal
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = read(terminal, &buffer, buffer.count), count > 0 {
        received.bytes.withLock { $0 += buffer[..<count] }
      }
      received.isComplete.signal()
    }
    return {
      received.isComplete.wait()
      return received.bytes.withLock { $0 }
    }
  }

  private final class Received: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let isComplete = DispatchSemaphore(value: 0)
  }
}
