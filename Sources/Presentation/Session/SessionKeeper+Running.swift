import Clock
import MVP
import Newspapers

/// What is open while the program runs, in case it is killed.
extension SessionKeeper {
  /// Takes over what programs that were killed had open, as sessions that the reader quit.
  /// - Returns: why that failed; nil if it did not.
  public func adopt() async -> String? {
    guard let running else { return nil }
    do throws(NewspaperError) {
      let found = try await running.abandoned()
      if isOn, !found.isEmpty {
        let tabs = found.flatMap(\.tabs)
        let all = try await library.sessions()
        // They may have been reopened from an earlier session.
        let former = all.filter { $0.tabs.allSatisfy(tabs.contains) }
        try await library.put(SessionKeeper.toldApart(found, from: all), replacing: former)
      }
      try await running.forgetAbandoned()
      return nil
    } catch {
      return Failure.words(for: error)
    }
  }

  /// With a time for each: the time distinguishes sessions, and two programs may have been killed at once.
  private static func toldApart(_ found: [LastSession], from others: [LastSession]) -> [LastSession] {
    var times = Set(others.map(\.quit))
    return found.map { session in
      var quit = session.quit
      while !times.insert(quit).inserted { quit = quit.nextUp }
      return LastSession(tabs: session.tabs, front: session.front, quit: quit, damaged: session.damaged)
    }
  }

  /// Keeps what is open now, if it differs from what was kept last.
  public func check(_ open: OpenTabs<Route>) async {
    guard let running, isOn, remembers, !isEnding, open != checked else { return }
    // Home says if nothing can be remembered when the reader quits: until then nothing is lost.
    do { try await running.store(LastSession(open, quit: clock.now)) } catch { return }
    checked = open
  }

  /// The program ends: the library has it now.
  func endChecks() async { try? await running?.store(nil) }
}
