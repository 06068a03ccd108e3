import FoundationEssentials
import Glibc
import Terminal

/// A program for tests: it shows the events of its terminal as rows, and some keys make it do things.
@main
struct TerminalProbe {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    let session = TerminalSession(takesMouse: !CommandLine.arguments.contains("--no-mouse"))
    do throws(TerminalError) {
      try TerminalSession.check(environment: environment)
      let screen = Screen(session: session, colorDepth: .detect(environment: environment))
      try session.open { for event in $0 { screen.take(event) } }
      screen.show("ready \(session.size.rows)x\(session.size.columns) process \(getpid())")
    } catch {
      complain("\(error)")
      exit(1)
    }
    MainLoop.run()
  }
}

@MainActor private final class Screen {
  private let session: TerminalSession
  private var canvas: Canvas
  private var renderer: Renderer
  private var lines: [String] = []

  init(session: TerminalSession, colorDepth: ColorDepth) {
    self.session = session
    canvas = Canvas(size: session.size)
    renderer = Renderer(colorDepth: colorDepth)
  }

  func take(_ event: TerminalEvent) {
    switch event {
    case .key("q"): end(0)
    case .key("X"): _ = lines[lines.count]
    case .key("A"): abort()
    case .key("E"): complain("a word on standard error")
    case .key("F"): flood()
    case .key("Y"): session.copyToClipboard("déjà vu")
    case .key("C-z"), .suspend: session.suspend()
    case .resized(let size): canvas.resize(to: size)
    case .resumed: renderer.invalidate()
    case .terminate(let signal): end(128 + signal)
    case .endOfInput: end(2)
    default: break
    }
    show(words(for: event))
  }

  func show(_ line: String) {
    lines.append(line)
    canvas.clear()
    for (row, line) in lines.suffix(canvas.size.rows).enumerated() {
      canvas.write(line, row: row, column: 0, width: canvas.size.columns)
    }
    do {
      try renderer.frame(canvas) { try session.write($0) }
    } catch {
      end(3)
    }
  }

  /// Writes more than a terminal takes that nobody reads from.
  private func flood() {
    let bytes = [UInt8](repeating: UInt8(ascii: "~"), count: 1 << 20)
    do { try bytes.withUnsafeBytes { try session.write($0) } } catch { end(3) }
  }

  private func end(_ code: Int32) -> Never {
    session.close()
    exit(code)
  }

  private func words(for event: TerminalEvent) -> String {
    switch event {
    case .key(let key): "key \(key)"
    case .paste(let text): "paste \(text)"
    case .mouse(let mouse): words(for: mouse)
    case .resized(let size): "resized \(size.rows)x\(size.columns)"
    default: "\(event)"
    }
  }

  private func words(for mouse: MouseEvent) -> String {
    let action =
      switch mouse.action {
      case .press(let button): "press(\(button))"
      case .drag(let button): "drag(\(button))"
      case .release(let button): "release(\(button))"
      case .wheel(let direction): "wheel(\(direction))"
      }
    return "mouse \(action) \(mouse.row) \(mouse.column)"
  }
}

private func complain(_ words: String) {
  let line = words + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}
