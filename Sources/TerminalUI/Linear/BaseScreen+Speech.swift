import Clock
import MVP
import Text

/// A screen that is waiting, empty, failed, or has something to show.
@MainActor protocol StatefulScreen: Screen {
  /// What the reader presses or types for the commands in sentences.
  var keyNames: KeyNames { get set }

  /// - Parameter content: what to say if there is content.
  func stateSpeech(_ content: () -> Speech) -> Speech

  /// Why there is nothing to show; nil if there is something, or may be.
  var lack: Failure? { get }
}

extension BaseScreen: StatefulScreen {
  final func stateSpeech(_ content: () -> Speech) -> Speech { speech { _ in content() } }

  final var lack: Failure? { presenter.state.content == nil ? presenter.state.failure : nil }

  /// What is spoken about the state of the screen.
  /// - Parameter words: of the content, if any.
  public final func speech(_ words: (P.Content) -> Speech) -> Speech {
    switch presenter.state {
    case .idle: return Speech()
    case .loading(let text): return Speech(SpokenText.sentence(text))
    case .empty(let nothing): return Speech(placed(told([nothing.message] + nothing.advice)))
    case .failed(let failure):
      let retrying = refreshHint == nil ? [] : ["\(key: "refresh", "R") tries again"]
      let ways = failure.refusal == nil ? retrying : waysOn
      let advice = failure.currentScreenAdvice(now: clock.now)
      let words = told([failure.message] + advice + ways)
      return Speech(placed("Error: " + words)).failing(words)
    case .content(let content): return words(content).noting(status.notices.map { told([$0.words]) })
    case .refreshing(let content): return words(content)
    case .stale(let content, let failure):
      let others = status.notices.filter { $0 != staleNotice }.map { told([$0.words]) }
      let message = SpokenText.sentence(failure.message)
      return words(content).noting(["Not updated. " + message] + others).failing(message)
    }
  }

  /// `words` after what they are about: the screen says nothing else.
  private func placed(_ words: String) -> String {
    let place = SpokenText.words((self as? any SpokenTitled)?.spokenTitle ?? title)
    return place.isEmpty ? words : "\(place.capitalizedAtStart)\(place.last == "?" ? "" : ":") \(words)"
  }

  private func told(_ words: [String]) -> String {
    LinearHelp.typed(SpokenText.sentences(keyNames.resolved(words)))
  }
}
