/// Text that CommonMark shows literally, whatever characters are in it.
public enum MarkdownText {
  /// With a backslash before each character that could start markup.
  public static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "\\`*_[]<>#".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The same for a line by itself, whose beginning could also make it a list, a heading or a rule.
  public static func escaped(line: String) -> String {
    let text = escaped(line).replacing("&", with: "\\&").replacing("~", with: "\\~")
    guard let first = text.unicodeScalars.first else { return text }
    if "-+=".unicodeScalars.contains(first) { return "\\" + text }
    let number = text.prefix { ("0"..."9").contains($0) && $0.isASCII }
    let rest = text[number.endIndex...]
    return !number.isEmpty && (rest.hasPrefix(".") || rest.hasPrefix(")")) ? "\(number)\\\(rest)" : text
  }
}
