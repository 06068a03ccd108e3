/// The Chicago note in Markdown, its headline or title linked.
enum MarkdownStyle {
  static func note(_ reference: Reference) -> String {
    let note = ChicagoStyle.chicago.note(reference, isLinked: reference.address != nil)
    guard let address = reference.address else { return written(note.runs) }
    // The link text is what names the work: the quotation, else the title.
    let target = "](\(linked(address)))"
    if reference.headline != nil || reference.isWebPage {
      let whole = written(note.runs)
      guard let open = whole.firstIndex(of: "“"), let close = whole.lastIndex(of: "”") else { return whole }
      let inside = whole[whole.index(after: open)..<close]
      return whole[...open] + "[" + inside + target + whole[close...]
    }
    return note.runs.map { $0.isTitle ? "[*\(escaped($0.text))*\(target)" : escaped($0.text) }.joined()
  }

  private static func written(_ runs: [CitationText.Run]) -> String {
    runs.map { $0.isTitle ? "*\(escaped($0.text))*" : escaped($0.text) }.joined()
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
