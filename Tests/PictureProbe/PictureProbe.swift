import FoundationEssentials
import Glibc
import Scans
import Terminal
import TerminalUI

/// A program for tests and measurements: it shows a scan on the terminal.
///
///     picture-probe print FILE CHOICE ROWS COLUMNS     prints it; the choice may be `half`, too
///     picture-probe show FILE CHOICE [REPORT] shows it on the whole screen, until q, and records where
@main
struct PictureProbe {
  @MainActor static func main() {
    Task.immediate {
      do {
        try await run(CommandLine.arguments)
        exit(0)
      } catch {
        let line = "\(error)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
        exit(70)
      }
    }
    MainLoop.run()
  }

  @MainActor private static func run(_ arguments: [String]) async throws {
    switch arguments.dropFirst().first {
    case "print" where arguments.count == 6: try await print(arguments)
    case "show" where arguments.count >= 4: try await show(arguments)
    default: exit(64)
    }
  }

  private static func print(_ arguments: [String]) async throws {
    let isHalves = arguments[3] == "half"
    let graphics = await graphics(isHalves ? "blocks" : arguments[3])
    let room = Size(rows: Int(arguments[4]) ?? 24, columns: Int(arguments[5]) ?? 80)
    let file = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
    let scan = try JPEG.decodeNow(Array(file), covering: graphics.pixels(in: room))
    let printer = PicturePrinter(
      graphics: graphics, colorDepth: .trueColor, blocks: isHalves ? .halves : .quarters)
    var bytes = printer.bytes(of: scan.image.stretched(), in: room)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(74) }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func graphics(_ name: String) async -> Graphics {
    let capabilities = TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
    switch ImageChoice(name: name) ?? .auto {
    // A busy machine answers late.
    case .auto: return await capabilities.asked(patience: .seconds(3)).graphics(for: .auto)
    case .always(let imageProtocol): return Graphics(imageProtocol)
    }
  }

  @MainActor private static func show(_ arguments: [String]) async throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
    let scan = try await JPEG.decode(Array(file), covering: PixelSize(width: 1600, height: 2000))
    let report = arguments.count > 4 ? arguments[4] : nil
    let navigator = Navigator<ProbeRoute> { route, navigator in
      switch route {
      case .page:
        PictureScreen(picture: Picture(scan.image.stretched()), report: report) { [weak navigator] in
          navigator?.open(.blank)
        }
      case .blank: PictureScreen(picture: nil)
      }
    }
    let environment = ProcessInfo.processInfo.environment
    let app = App(
      window: ScreenWindow(navigator: navigator) { _, _ in PopupScreen() }, session: TerminalSession(),
      colorDepth: .detect(environment: environment),
      images: ImageChoice(name: arguments[3]) ?? .auto,
      guide: ThemeGuide(.auto, depth: .detect(environment: environment), environment: environment),
      environment: environment)
    _ = try await app.run(from: [.page])
  }
}

enum ProbeRoute: Hashable, Sendable {
  case page, blank
}
