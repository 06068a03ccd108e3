import Clock
import MVP
import Newspapers

/// What is open while the program runs, since it may be killed.
extension SessionKeeper {
  /// Takes over what programs that were killed had open, as sessions that the reader quit.
  /// - Returns: why that failed; nil if it did not.
  public func adopt() async -> String? {
    guard let running else { return nil }
    do throws(NewspaperError) {
      let found = try await running.abandoned()
      if isOn, !found.isEmpty {
        let tabs = found.flatMap(\.tabs)
        // They may have been reopened from an earlier session.
        let former = try await library.sessions().filter { $0.tabs.allSatisfy(tabs.contains) }
        try await library.put(found, replacing: former)
      }
      try await running.forgetAbandoned()
      return nil
    } catch {
      return Failure.words(for: error)
    }
  }

  /// Keeps what is open now, if it differs from what was kept last.
  public func check(_ open: OpenTabs<Route>) async {
    guard let running, isOn, remembers, !isEnding, open != checked else { return }
    checked = open
    // Home says if nothing can be remembered when the reader quits: until then nothing is lost.
    try? await running.store(LastSession(open, quit: clock.now))
  }

  /// The program ends: the library has it now.
  func endChecks() async { try? await running?.store(nil) }
}
