/// The reader's words in quotation marks.
enum QuotedWords {
  /// `“Is ‘Hell’ Real?”`: double ones within become single ones.
  static func text(_ words: String) -> String {
    var (inside, before) = ("", Character(" "))
    for letter in words {
      switch letter {
      case "“": inside.append("‘")
      case "”": inside.append("’")
      case "\"": inside.append(before.isWhitespace || "([{—–-‘".contains(before) ? "‘" : "’")
      default: inside.append(letter)
      }
      before = letter
    }
    return "“\(inside)”"
  }
}
