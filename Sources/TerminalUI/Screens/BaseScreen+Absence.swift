import Clock
import MVP

/// What keys do while there is no content because it failed, is loading, or does not exist.
extension BaseScreen {
  public final var hints: [KeyBinding] {
    if presenter.state.content != nil { return contentHints }
    let refresh = refreshHint
    let others = contentHints.filter { !needsContent($0.command) && $0.command != refresh?.command }
    // While a server refuses requests, retrying is the last thing to do.
    return isRefused
      ? others + [refresh].compactMap(\.self) : [refresh].compactMap(\.self) + others
  }

  /// Whether a server refuses requests, so that retrying makes it worse.
  public final var isRefused: Bool {
    guard let refusal = trouble?.refusal else { return false }
    return !refusal.isOver(now: clock.now)
  }

  /// How to retry what failed to load, if that may help, and where else to go meanwhile: sentences without
  /// periods.
  var waysOn: [String] {
    guard refreshHint != nil else { return [] }
    guard isRefused else { return ["Press \(key: "refresh", "R") to retry"] }
    let home = "Press \(key: "home", "gh") for what can be read without a network"
    let retrying = "Press \(key: "refresh", "R") to retry when the wait is over"
    return placement.isPopup ? [retrying] : [home, retrying]
  }

  public final func caution(before command: Command) -> String? {
    guard command == .refresh, isRefused, waitWords == nil, let failure = trouble else { return nil }
    return "\(failure.message); press \(key: "refresh", "R") again to try anyway"
  }

  /// Until when nothing is requested, however often the reader wants it; nil if that is unknown, or over.
  public final var waitWords: String? {
    guard isRefused, let failure = trouble, failure.refusal?.until != nil else { return nil }
    return "\(failure.message); press \(key: "refresh", "R") after that to try again"
  }

  /// Names the key that retries, if that may help.
  var refreshHint: KeyBinding? {
    let refresh = contentHints.first { $0.command == .refresh }
    return switch presenter.state {
    case .failed(let failure): failure.canRetry ? refresh?.hinting("retry") : nil
    case .empty: refresh?.hinting("reload")
    case .idle, .loading, .content, .refreshing, .stale: nil
    }
  }

  public final func obstacle(to command: Command) -> String? {
    if command == .refresh, !canRefreshParts, let waitWords { return waitWords }
    guard presenter.state.content == nil, needsContent(command) else { return nil }
    switch presenter.state {
    case .failed(let failure) where failure.canRetry:
      let retrying = refreshHint == nil || isRefused ? "" : "; \(key: "refresh", "R") retries"
      return "\(contentName) not loaded" + retrying
    case .failed, .empty: return "No \(contentName.lowercased()) here"
    case .idle, .loading, .content, .refreshing, .stale: return "Still loading; Esc cancels"
    }
  }
}
