import Clock
import MVP
import Newspapers

/// Remembers what is open when the reader quits, and offers it the next time.
@MainActor public final class SessionKeeper {
  let library: any PersonalLibrary
  /// What is open meanwhile, for other programs to find if this one is killed; nil if that is not kept.
  let running: (any OpenSessions)?
  var checked: OpenTabs<Route>?
  private(set) var isEnding = false
  let clock: any WallClock
  let isOn: Bool
  private let isWhole: Bool
  /// How many tabs of a session have been reopened, by the time when the reader quit it.
  private var reopened: [Double: Int] = [:]
  private var isFaultTold = false
  /// Called when the reader wants to reopen tabs, from any screen: those of a session, or of the last one.
  public var onWish: @MainActor (LastSession?) -> Void = { _ in }

  /// - Parameters:
  ///   - running: keeps what is open in case the program is killed; nil keeps nothing.
  ///   - isOn: whether to remember anything.
  ///   - isWhole: false if the program was opened for one thing, such as an address: then what was remembered
  ///     stays.
  public init(
    library: any PersonalLibrary, running: (any OpenSessions)? = nil,
    clock: any WallClock, isOn: Bool = true, isWhole: Bool = true
  ) {
    self.running = running
    (self.library, self.clock, self.isOn, self.isWhole) = (library, clock, isOn, isWhole)
  }

  /// The reader wants to reopen the tabs of `session`; nil means the last one that has not been reopened.
  public func wish(for session: LastSession? = nil) { onWish(session) }

  /// This many of its tabs have been reopened, from the first.
  public func noteReopened(_ session: LastSession, tabs count: Int) {
    reopened[session.quit, default: 0] += min(count, session.openTabs.tabs.count)
  }

  // MARK: At startup

  /// What Home offers to reopen. Says once if some of it cannot be read.
  public func offered(_ sessions: [LastSession], _ router: (any Announcer)?) -> [LastSession] {
    guard isOn else { return [] }
    let readable = sessions.filter { !$0.openTabs.tabs.isEmpty }
    if readable.count < sessions.count, !isFaultTold {
      router?.announce(SessionKeeper.fault)
      isFaultTold = true
    }
    return readable.compactMap(rest)
  }

  /// The part of a session that has not been reopened; nil if all of it has.
  private func rest(of session: LastSession) -> LastSession? {
    guard let count = reopened[session.quit] else { return session }
    let rest = session.withoutTabs(count)
    return rest.openTabs.tabs.isEmpty ? nil : rest
  }

  /// The session to reopen; nil if there is none, which is announced unless the program starts with it. If it
  /// does, its tabs count as reopened.
  /// - Parameter wanted: the requested one; nil for the last one that has not been reopened.
  public func former(
    _ router: (any Announcer)?, wanted: LastSession? = nil, isBeginning: Bool = false
  ) async -> LastSession? {
    func nothing(_ notice: Notice) -> LastSession? {
      if !isBeginning { router?.announce(notice) }
      return nil
    }
    guard isOn else { return nothing("Tabs are not remembered: session is no in your settings") }
    do throws(NewspaperError) {
      let all = try await library.sessions()
      let offered = offered(all, router)
      let session = wanted.map { wanted in offered.first { $0.quit == wanted.quit } } ?? offered.first
      guard let session else {
        if !reopened.isEmpty { return nothing("The tabs of the last session were already reopened") }
        return nothing(all.isEmpty ? "No earlier session to reopen" : SessionKeeper.fault)
      }
      if isBeginning { noteReopened(session, tabs: OpenTabs<Route>.most) }
      let lost = session.lost
      if lost > 0 {
        router?.announce(failure: "\(Numerals.count(lost, "screen")) of the last session could not be read")
      }
      return session
    } catch {
      router?.announce(failure: Failure.words(for: error))
      return nil
    }
  }

  private static let fault = Notice.failure(
    "The tabs of the last session cannot be read, and are left out")

  /// Whether what is open is remembered at all.
  var remembers: Bool { isWhole || !reopened.isEmpty }

  // MARK: At exit

  /// Remembers what was open. Earlier sessions that were not reopened are kept, and those of other programs,
  /// so a short visit loses nothing. Quitting with only Home open, or the notes, changes nothing.
  /// - Returns: why nothing was remembered; nil if all went well.
  public func keep(_ open: OpenTabs<Route>) async -> String? {
    isEnding = true
    do throws(NewspaperError) {
      guard isOn else {
        try await library.removeSessions()
        return nil
      }
      guard remembers else { return nil }
      let all = try await library.sessions()
      let unreadable = isFaultTold ? all.filter { $0.openTabs.tabs.isEmpty } : []
      var (kept, replaced) = ([LastSession](), unreadable)
      // The time distinguishes sessions, whatever the clock says.
      let now = max(clock.now, all.first?.quit.nextUp ?? 0)
      if let session = LastSession(open, quit: now) {
        let back = all.filter { reopened[$0.quit] != nil }
        kept = back.compactMap(rest) + [session]
        // What was reopened in another way is not lost, either.
        replaced += back + all.filter { $0.tabs.allSatisfy(session.tabs.contains) }
      }
      if !kept.isEmpty || !replaced.isEmpty { try await library.put(kept, replacing: replaced) }
      await endChecks()
      return nil
    } catch {
      return Failure.words(for: error)
    }
  }
}
