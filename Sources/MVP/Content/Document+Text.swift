import Text

extension Document {
  /// The document as lines of plain text, at most `width` cells wide, without trailing blanks.
  public func plainLines(width: Int) -> [String] {
    var lines = DocumentLayout(self, width: width).lines.map { line in
      var text = line.text.text
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
