import Clock
import MVP
import Newspapers

/// Remembers what is open when the reader leaves, and offers it the next time.
@MainActor public final class SessionKeeper {
  private let library: any PersonalLibrary
  private let clock: any WallClock
  private let isOn: Bool
  private let isWhole: Bool
  /// When the program began, in seconds since 1970.
  private let began: Double
  private var isReopened = false
  private var isFaultTold = false
  /// Called when the reader wants the tabs back, from whatever screen.
  public var onWish: @MainActor () -> Void = {}

  /// - Parameters:
  ///   - isOn: whether the reader wants anything to be remembered.
  ///   - isWhole: false if the program was opened for one thing, such as an address: that is no day's work, and what was
  ///     remembered stays.
  public init(
    library: any PersonalLibrary, clock: any WallClock = SystemClock(), isOn: Bool = true,
    isWhole: Bool = true
  ) {
    (self.library, self.clock, self.isOn, self.isWhole) = (library, clock, isOn, isWhole)
    began = clock.now
  }

  /// The reader wants the tabs back.
  public func wish() { onWish() }

  /// They are back.
  public func noteReopened() { isReopened = true }

  // MARK: The beginning

  /// What Home offers of what was remembered; nil for nothing. Says once if it cannot be read.
  public func offered(_ session: LastSession?, _ router: (any Announcer)?) -> LastSession? {
    guard isOn, !isReopened, let session else { return nil }
    guard session.openTabs.tabs.isEmpty else { return session }
    if !isFaultTold { router?.announce(SessionKeeper.fault) }
    isFaultTold = true
    return nil
  }

  /// The tabs to open again; nil if there are none, which is said unless the program begins with them. Where it does, they
  /// count as reopened.
  public func former(isBeginning: Bool = false, _ router: (any Announcer)?) async -> OpenTabs<Route>? {
    func nothing(_ words: String) -> OpenTabs<Route>? {
      if !isBeginning { router?.announce(words) }
      return nil
    }
    guard isOn else { return nothing("Tabs are not remembered: the setting session is no") }
    guard !isReopened else { return nothing("The tabs of the last session were reopened already") }
    do throws(NewspaperError) {
      guard let session = try await library.lastSession() else {
        return nothing("No tabs of a last session to reopen")
      }
      let tabs = session.openTabs
      guard !tabs.tabs.isEmpty else {
        isFaultTold = true
        router?.announce(SessionKeeper.fault)
        return nil
      }
      if isBeginning { isReopened = true }
      let lost = session.lost
      if lost > 0 {
        router?.announce("✗ \(Numerals.count(lost, "screen")) of the last session could not be read")
      }
      return tabs
    } catch {
      router?.announce("✗ \(Failure.words(for: error))")
      return nil
    }
  }

  private static let fault = "✗ The tabs of the last session cannot be read, and are left out"

  // MARK: The end

  /// Remembers what was open, before the tabs of another program that ended meanwhile. Leaving from Home alone keeps what
  /// was remembered before, unless that was reopened and closed.
  /// - Returns: why nothing is remembered; nil if that is as it should be.
  public func keep(_ open: OpenTabs<Route>) async -> String? {
    do throws(NewspaperError) {
      guard isOn else {
        try await library.removeLastSession()
        return nil
      }
      guard isWhole || isReopened else { return nil }
      if let session = LastSession(open, quit: clock.now) {
        let other = isReopened ? nil : try await library.lastSession()
        try await library.put(other.map { $0.quit > began ? session.before($0) : session } ?? session)
      } else if isReopened || isFaultTold {
        try await library.removeLastSession()
      }
      return nil
    } catch {
      return Failure.words(for: error)
    }
  }
}
