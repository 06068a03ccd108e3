import ArgumentParser
import MVP
import Presentation
import Terminal
import TerminalUI
import Text

extension BrowseCommand {
  /// Reads typed lines and prints statements, until the reader quits or there are no more lines. Ctrl-C
  /// cancels loading, or quits if nothing is loading.
  /// - Returns: the exit status: that of what was requested at the start only if nothing was typed after it.
  @MainActor static func converse(
    in window: ScreenWindow<Route>, from routes: [Route], or former: OpenTabs<Route>?,
    _ repertoire: Repertoire, _ output: StandardOutput
  ) async -> Int32 {
    var isToldOfLetters = false
    let linear = LinearWindow(window: window) { said in
      // A tab is a control character, too.
      let lines = said.map { Sanitizer.sanitized($0) }
      output.write(lines.map(repertoire.printed))
      guard !isToldOfLetters, lines.contains(where: repertoire.lacksLetters) else { return }
      isToldOfLetters = true
      output.write([
        "Letters of other scripts are printed as question marks: set LANG to a UTF-8 locale, such as C.UTF-8."
      ])
    }
    let typed = TypedLines()
    let interrupt = InterruptAction {
      Task { @MainActor in
        guard !linear.interrupt() else { return }
        typed.interrupt()
        await linear.end()
      }
    }
    await linear.begin(from: routes, or: former)
    var failure = linear.lack
    while !linear.isFinished, output.failure == nil, let line = await typed.next() {
      failure = nil
      await linear.take(line)
    }
    await linear.end()
    interrupt.end()
    return typed.isInterrupted ? ExitStatus.interrupted : failure?.exitCode ?? ExitStatus.done
  }

  /// A terminal that can show a full screen.
  /// - Throws: `ExitCode` if there is none, after saying so.
  @MainActor static func check(_ environment: [String: String], _ output: StandardOutput, isAddress: Bool)
    throws
  {
    do throws(TerminalError) {
      try TerminalSession.check(environment: environment)
    } catch {
      output.note("broadsheet: \(error)")
      output.note("  “broadsheet browse --accessible” reads and prints lines, and works everywhere.")
      output.note(
        isAddress
          ? "  “broadsheet open --print” works everywhere, too."
          : "  So do “broadsheet list” and “broadsheet show”.")
      throw ExitCode(ExitStatus.usage)
    }
  }
}
