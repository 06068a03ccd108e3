/// Signs of the language where they mean nothing.
extension SearchParser {
  /// Reports those in a quotation: readers may expect more from them than from a comma.
  mutating func noteSigns(inQuotation text: String) {
    for sign in ["*", "="] where text.contains(sign) {
      notes.append("“\(sign)” in “\(text)” was ignored: it works only outside quotation marks.")
    }
    noteQuestionMark(in: text)
  }

  /// Reports those in a word.
  /// - Parameter bare: the word without the signs that mean something.
  mutating func noteSigns(inWord bare: Substring) {
    if bare.contains("=") {
      notes.append("“=” in “\(bare)” was ignored: it works only before a word.")
    }
    noteQuestionMark(in: String(bare))
  }

  private mutating func noteQuestionMark(in text: String) {
    guard text.contains("?") else { return }
    notes.append("“?” in “\(text)” was ignored: only * at the end of a word stands for letters.")
  }
}
