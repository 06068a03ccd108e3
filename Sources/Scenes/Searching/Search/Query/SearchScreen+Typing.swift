import Newspapers
import Presentation
import Terminal
import TerminalUI

/// The line that the reader types: a query, dates, or part of an earlier query.
extension SearchScreen {
  /// Performs what is not about the list itself; false for another command.
  func handleOther(_ command: Command, count: Int?) -> Bool {
    handleQuery(command, count: count) || handleSaving(command) || handleNotes(command)
      || handleMarks(command, count: count)
  }

  /// Changes the query or its dates; false for another command.
  private func handleQuery(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .find, .search: edit("")
    case .editQuery: edit(presenter.line.text, isNew: false)
    case .dates: askForDates(presenter.writtenDates)
    case .widerDates: perform { await $0.widenDates(by: 10 * (count ?? 1)) }
    case .narrowerDates: perform { await $0.widenDates(by: -10 * (count ?? 1)) }
    default: return false
    }
    return true
  }

  /// Lets the reader type a new query, or edit the one that is there.
  func edit(_ text: String, isNew: Bool = true) {
    presenter.beginTyping(isNew: isNew)
    // What another screen fills in ends where the words begin.
    continueTyping(text, isBeginning: isNew && text.last == " ")
  }

  private func continueTyping(_ text: String, isBeginning: Bool = false) {
    edit(
      LineEditor(
        label: "/ ", hint: "Enter searches, Tab completes, Up recalls, Esc goes back", text: text,
        isInPlace: true, isBeginning: isBeginning, limit: SearchQuery.longest))
  }

  private func edit(_ editor: LineEditor) {
    typed = .query
    type(editor)
  }

  func take(_ text: String) {
    switch typed {
    case .query:
      presenter.type(text)
      performInstead { await $0.searchHere() }
    case .dates: break
    case .history(let former): performInstead { await $0.find(text, typed: former.text) }
    }
  }

  func submit(_ text: String) {
    switch typed {
    case .query:
      presenter.type(text)
      // Errors are shown below the line; an empty line is not a query.
      guard presenter.line.query != nil else { return continueTyping(text) }
      performInstead { await $0.submit() }
    case .dates:
      typed = .query
      perform { [weak self] in if let fault = await $0.takeDates(text) { self?.askForDates(text, fault) } }
    case .history: continueTyping(presenter.line.text)
    }
  }

  func giveUp() {
    switch typed {
    case .query: if !presenter.giveUpTyping() { performInstead { await $0.forgetTyping() } }
    case .dates: typed = .query
    case .history(let former):
      edit(former)
      take(former.text)
    }
  }

  func useWhileTyping(_ key: Key) {
    switch (typed, key) {
    case (.query, "Tab"): complete(by: 1)
    case (.query, "S-Tab"): complete(by: -1)
    case (.query, "Up"): recall(by: 1)
    case (.query, "Down"): recall(by: -1)
    case (.query, "C-r"): findInHistory()
    case (.history, "C-r"), (.history, "Up"): performInstead { await $0.findEarlier(by: 1) }
    case (.history, "C-s"), (.history, "Down"): performInstead { await $0.findEarlier(by: -1) }
    case (.query, _): moveCursor(byTypingKey: key)
    case (.dates, _), (.history, _): break
    }
  }

  private func complete(by steps: Int) {
    guard let editor = prompt else { return }
    rewrite { presenter in
      guard let new = await presenter.complete(editor.text, cursor: editor.position, by: steps) else {
        return nil
      }
      return editor.replaced(by: new.text, position: new.cursor)
    }
  }

  private func recall(by steps: Int) {
    guard let editor = prompt else { return }
    rewrite { presenter in
      guard let text = await presenter.recall(from: editor.text, by: steps) else { return nil }
      return editor.replaced(by: text)
    }
  }

  private func findInHistory() {
    guard let editor = prompt else { return }
    typed = .history(editor)
    type(
      LineEditor(
        label: "History: ", hint: "Ctrl-R finds an earlier one, Enter takes it, Esc cancels",
        limit: SearchQuery.longest))
    performInstead { await $0.find("", typed: editor.text) }
  }

  func askForDates(_ text: String, _ fault: String? = nil) {
    guard presenter.line.query != nil else { return presenter.sayNoSearch() }
    typed = .dates
    datesFault = fault
    // A hint that is too long loses its beginning, which says what is wrong: the examples are left out.
    let words = fault.map { fault in
      fault.firstRange(of: ", such as").map { String(fault[..<$0.lowerBound]) } ?? fault
    }
    type(
      LineEditor(
        label: "Dates: ", hint: words ?? "1897..1899, 1913-03; empty for any date", text: text,
        isSuggestion: fault == nil, emptyMeaning: "for any date"))
  }
}
