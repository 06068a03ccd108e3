import Glibc
import Scenes
import Terminal

/// Checks what the terminal can show.
struct TerminalCheck: DoctorCheck {
  let title = "Terminal"
  let environment: [String: String]

  func run(report: @escaping Finding.Report) async {
    guard isatty(STDOUT_FILENO) == 1 else {
      await report(.note("terminal", "none: output goes to a pipe or a file"))
      return
    }
    await report(terminal)
    // The warning says the rest.
    if terminal.mark == .good { await report(kind) }
    await report(colors)
    await report(characters)
    if value("TMUX") != nil { await report(.note("inside", "tmux")) }
    if value("STY") != nil { await report(.note("inside", "screen")) }
  }

  private func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  private var terminal: Finding {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let dimensions = isKnown ? ", \(size.ws_col) columns, \(size.ws_row) rows" : ", size unknown"
    let words = "\(value("TERM") ?? "unknown kind")\(dimensions)"
    do throws(TerminalError) {
      try TerminalSession.check(environment: environment)
    } catch {
      return .warning(
        "terminal", words,
        advice: ["\(error)", "broadsheet browse --accessible runs here, and so do list and show."])
    }
    return .good("terminal", words)
  }

  /// Which control sequences are used.
  private var kind: Finding {
    let name: String
    switch TerminalKind(environment: environment) {
    case .ansi: name = "ANSI"
    case .vt100: name = "VT100"
    case .vt220: name = "VT220"
    case .console: name = "Linux console"
    case .modern: return .good("kind", "modern: all control sequences are used")
    }
    return .note(
      "kind", "\(name), according to TERM: no mouse, pictures or clipboard, and no screen of its own")
  }

  private var colors: Finding {
    switch ColorDepth.detect(environment: environment) {
    case .none where value("NO_COLOR") != nil: .note("colors", "none (NO_COLOR)")
    case .none: .note("colors", "none: TERM names a terminal without color")
    case .ansi16: .good("colors", "16")
    case .indexed256: .good("colors", "256")
    case .trueColor: .good("colors", "16 million")
    }
  }

  /// As for setlocale(3), the first variable that is set counts.
  private var characters: Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].first { value($0) != nil }
    let locale = name.flatMap(value) ?? ""
    if locale.lowercased().contains("utf-8") || locale.lowercased().contains("utf8") {
      return .good("characters", "UTF-8 (\(name ?? "")=\(locale))")
    }
    return .warning(
      "characters",
      name.map { "not UTF-8: \($0) is \(locale)" }
        ?? "no locale is set, so the terminal may not expect UTF-8",
      advice: ["If letters with accents look wrong: export LANG=C.UTF-8"])
  }
}
