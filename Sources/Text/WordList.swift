extension [String] {
  /// In a sentence: `text`, `text and scans`, `text, scans and PDFs`; empty if there is nothing.
  public var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
