extension StringProtocol {
  /// The same with a capital at the start, as in a sentence or a heading. Anything but a word, such as an
  /// LCCN or an address, stays as it is.
  public var capitalizedAtStart: String {
    let first = prefix { !$0.isWhitespace }
    let isWord = !first.contains { $0.isNumber } && !first.contains("://")
    return isWord ? prefix(1).uppercased() + dropFirst() : String(self)
  }
}
