/// What precedes an address.
extension LinkRewriter {
  /// Whether the address at `start` is the value of wikitext's `archive-url`, which is never changed.
  func isArchiveParameter(_ start: Int) -> Bool {
    guard kind == .wikitext, let name = name(before: start) else { return false }
    return name == "archive-url" || name == "archiveurl"
  }

  /// Whether TeX takes the characters of the address at `start` literally: in `\url{}`, and in a
  /// bibliography's own fields for addresses.
  func isRaw(_ start: Int) -> Bool {
    guard kind == .bibtex || kind == .tex else { return true }
    if ["\\url{", "\\href{", "\\path{", "\\nolinkurl{"].contains(where: {
      has(Array($0.utf8), at: start - $0.utf8.count)
    }) {
      return true
    }
    return kind == .bibtex && ["url", "bdsk-url-1", "file"].contains(name(before: start) ?? "")
  }

  /// `url` of `url = {` or `| url =`, in lower case, right before `start`.
  private func name(before start: Int) -> String? {
    var end = start
    func skip(_ signs: String) {
      while end > 0, signs.utf8.contains(buffer[end - 1]) { end -= 1 }
    }
    skip(" \t\r\n{\"")
    guard end > 0, buffer[end - 1] == UInt8(ascii: "=") else { return nil }
    end -= 1
    skip(" \t\r\n")
    let last = end
    while end > 0, last - end < 32, buffer[end - 1] > 0x20,
      !"|,{}".utf8.contains(buffer[end - 1])
    {
      end -= 1
    }
    return String(decoding: buffer[end..<last], as: UTF8.self).lowercased()
  }
}
