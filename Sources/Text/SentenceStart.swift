extension StringProtocol {
  /// The same with a capital at the start, as in a sentence or a heading. Anything but a word, such as an
  /// LCCN, an address, a host, the name of a file or a command, stays as it is.
  public var capitalizedAtStart: String {
    let first = prefix { !$0.isWhitespace }
    let isWord =
      !first.contains { $0.isNumber } && !first.contains("://") && !SentenceStart.hasDotInside(first)
      && !SentenceStart.commands.contains(String(first))
    return isWord ? prefix(1).uppercased() + dropFirst() : String(self)
  }
}

private enum SentenceStart {
  /// Names that are written in lower case only.
  static let commands: Set<String> = ["broadsheet", "localhost"]

  /// As in `www.loc.gov` and `config.yaml`, but not in `ed.`
  static func hasDotInside(_ word: some StringProtocol) -> Bool {
    zip(word, word.dropFirst()).contains { $0 == "." && ($1.isLetter || $1.isNumber) }
  }
}
