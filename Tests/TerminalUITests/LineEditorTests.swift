import Terminal
import TerminalUI
import Testing

@Suite(.timeLimit(.minutes(2))) struct LineEditorTests {
  private func edited(_ text: String, _ keys: Key...) -> LineEditor {
    var editor = LineEditor(label: "/", hint: "", text: text)
    for key in keys { _ = editor.edit(key) }
    return editor
  }

  @Test func `keys edit where the cursor is`() {
    #expect(edited("", "a", "b", "Left", "é").text == "aéb")
    #expect(edited("abc", "Home", "Delete").text == "bc")
    #expect(edited("abc", "Left", "Backspace").text == "ac")
    #expect(edited("evening star", "C-w").text == "evening ")
    #expect(edited("evening star ", "C-w").text == "evening ")
    #expect(edited("evening star", "Left", "C-u").text == "r")
    #expect(edited("evening star", "C-a", "Right", "C-k").text == "e")
  }

  @Test func `Enter, Esc and arrows are reported`() {
    var editor = LineEditor(label: "/", hint: "", text: "a")
    #expect(editor.edit("Enter") == .submitted)
    #expect(editor.edit("Esc") == .canceled)
    #expect(editor.edit("Down") == .ignored)
    #expect(editor.edit("Backspace") == .changed)
    #expect(editor.edit("Backspace") == .canceled, "backspace in an empty line leaves it")
  }

  @Test func `a paste is cleaned and bounded`() {
    var editor = LineEditor(label: "/", hint: "")
    #expect(editor.insert("new\u{1b}[31m\nyork") == .changed)
    #expect(editor.text == "new york")
    #expect(editor.insert(String(repeating: "x", count: 5000)) == .changed)
    #expect(editor.text.hasPrefix("new yorkxxx") && editor.text.count == 200, "as much as there is room for")
    #expect(editor.insert("y") == .ignored)
  }

  @Test func `line ends of a paste are kept where something stands for them`() {
    var editor = LineEditor(label: "note: ", hint: "", lineEnd: "↵")
    _ = editor.insert("one\r\rtwo\nthree\r\nfour")
    #expect(editor.text == "one↵↵two↵three↵four")
    editor = editor.replaced(by: "a\nb")
    #expect(editor.text == "a↵b")
  }

  @Test func `typing replaces a mere suggestion`() {
    var editor = LineEditor(label: "Name: ", hint: "", text: "Oregon · German", isSuggestion: true)
    #expect(editor.edit("M") == .changed && editor.edit("y") == .changed)
    #expect(editor.text == "My" && !editor.isSuggestion)
  }

  @Test(arguments: [("End", "Oregons"), ("Backspace", "Oregos"), ("Home", "sOregon")] as [(Key, String)])
  func `any other key accepts a suggestion`(key: Key, text: String) {
    var editor = LineEditor(label: "Name: ", hint: "", text: "Oregon", isSuggestion: true)
    _ = editor.edit(key)
    #expect(editor.edit("s") == .changed)
    #expect(editor.text == text)
  }
}
