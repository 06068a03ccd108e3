import MVP
import Terminal

/// The line that the reader types.
extension BaseScreen {
  public final var prompt: LineEditor? { typing?.editor }

  /// Prompts the reader for a line.
  public final func type(_ editor: LineEditor, for purpose: Prompt<P>.Purpose = .own) {
    typing = Prompt(editor: editor, purpose: purpose)
    onChange()
  }

  /// Prompts the reader for words that narrow the screen while they are typed, starting with the current
  /// `words`.
  public final func type(sought words: String, _ find: @escaping @MainActor (P, String) async -> Void) {
    type(
      LineEditor(label: "/", hint: "Enter accepts, Esc clears", text: words, isSuggestion: true),
      for: .find(find))
  }

  /// Puts the result of `edit` into the line, unless that is nil; keys wait for it. For the screen's own
  /// prompts.
  public final func rewrite(_ edit: @escaping @MainActor (P) async -> LineEditor?) {
    typing?.editor.isAwaited = true
    followTyping { [weak self] presenter in
      let editor = await edit(presenter)
      guard let self, !Task.isCancelled, self.typing != nil else { return }
      self.typing?.editor.isAwaited = false
      self.onChange()
      guard let editor, editor != self.typing?.editor else { return }
      self.typing?.editor = editor
      self.promptChanged(editor.text)
    }
  }

  public final func edit(_ key: Key) {
    guard var prompt = typing else { return }
    let outcome = prompt.editor.edit(key)
    finish(prompt, outcome)
    if outcome == .ignored { promptIgnored(key) }
  }

  public final func paste(_ text: String) {
    guard var prompt = typing else { return }
    let outcome = prompt.editor.insert(text)
    finish(prompt, outcome)
  }

  private func finish(_ prompt: Prompt<P>, _ outcome: LineEditor.Outcome) {
    let isOver = outcome == .submitted || outcome == .canceled
    typing = isOver ? nil : prompt
    let text = prompt.editor.text
    switch prompt.purpose {
    case .find(let find):
      if outcome == .changed { perform { await find($0, text) } }
      if outcome == .canceled { perform { await find($0, "") } }
    case .jump(let jump, let back):
      if outcome == .changed { followTyping { await jump($0, text) } }
      if outcome == .canceled { followTyping { _ in back() } }
    case .write(let write): if outcome == .submitted { carryOut { await write($0, text) } }
    case .own:
      switch outcome {
      case .changed: promptChanged(text)
      case .submitted: promptSubmitted(text)
      case .canceled: promptCanceled()
      case .ignored: break
      }
    }
    onChange()
  }
}
