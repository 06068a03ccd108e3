/// The Chicago note in Markdown, its headline or title linked.
enum MarkdownStyle {
  static func note(_ reference: Reference) -> String {
    let note = ChicagoStyle.chicago.note(reference, isLinked: reference.address != nil)
    let target = reference.address.map { "](\(linked($0)))" }
    // The link text is what names the work: the quotation, else the title.
    let isQuotation = note.runs.contains { $0.kind == .quotation }
    return note.runs.map { run in
      switch (run.kind, target) {
      case (.quotation, let target?): quotation(run.text, target)
      case (.title, let target?) where !isQuotation: "[*\(escaped(run.text))*\(target)"
      case (.title, _): "*\(escaped(run.text))*"
      case (.plain, _), (.quotation, nil): escaped(run.text)
      }
    }.joined()
  }

  /// The link is inside the quotation marks, which are the first and the last scalar: a combining mark may
  /// follow the first, and make one character of both. A comma before the last one is the note's.
  private static func quotation(_ text: String, _ target: String) -> String {
    var inside = text.unicodeScalars.dropFirst().dropLast()
    let mark = inside.last == "," ? "," : ""
    if !mark.isEmpty { inside = inside.dropLast() }
    return "“[" + escaped(String(inside)) + target + mark + "”"
  }

  private static func escaped(_ text: String) -> String { MarkdownText.escaped(text) }

  /// An address ends at a space or an unbalanced parenthesis.
  private static func linked(_ address: String) -> String {
    address.map { character in
      switch character {
      case " ": "%20"
      case "(": "%28"
      case ")": "%29"
      default: String(character)
      }
    }.joined()
  }
}
