import MVP

/// What keys do while there is no content because it failed, is loading, or does not exist.
extension BaseScreen {
  public final var hints: [KeyBinding] {
    if presenter.state.content != nil { return contentHints }
    let refresh = refreshHint
    return [refresh].compactMap(\.self)
      + contentHints.filter { !needsContent($0.command) && $0.command != refresh?.command }
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
    guard presenter.state.content == nil, needsContent(command) else { return nil }
    switch presenter.state {
    case .failed(let failure) where failure.canRetry:
      let retrying = refreshHint == nil ? "" : "; \(key: "refresh", "R") retries"
      return "\(contentName) not loaded" + retrying
    case .failed, .empty: return "No \(contentName.lowercased()) here"
    case .idle, .loading, .content, .refreshing, .stale: return "Still loading; Esc cancels"
    }
  }
}
