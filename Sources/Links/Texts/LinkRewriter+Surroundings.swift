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

  // MARK: Markdown's code

  /// The end of the code that begins here: a fenced block's line, or a span; nil if there is none.
  mutating func codeEnd() -> Int? {
    let byte = buffer[position]
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
      return fence == nil ? nil : position + 1
    }
    var end = position
    while end < buffer.count, buffer[end] == byte { end += 1 }
    let length = end - position
    if isLineStart, length >= 3 {
      if let fence, fence[0] == byte, length >= fence.count {
        self.fence = nil
      } else if fence == nil {
        fence = Array(repeating: byte, count: length)
      }
      return end
    }
    guard fence == nil, byte == UInt8(ascii: "`") else { return end }
    return spanEnd(from: end, length: length) ?? end
  }

  /// Whether only spaces, at most three, or markers of quotations and lists precede it on the line.
  private var isLineStart: Bool {
    var place = position
    while place > 0, position - place < 16, " \t>".utf8.contains(buffer[place - 1]) { place -= 1 }
    return place == 0 || buffer[place - 1] == 0x0A
  }

  /// After as many backticks as opened the span, in the same paragraph.
  private func spanEnd(from start: Int, length: Int) -> Int? {
    var (place, wasLineEnd) = (start, false)
    let limit = min(buffer.count, start + LinkRewriter.ahead / 2)
    while place < limit {
      let byte = buffer[place]
      if byte == 0x0A {
        if wasLineEnd { return nil }
        wasLineEnd = true
      } else if byte > 0x20 {
        wasLineEnd = false
      }
      guard byte == UInt8(ascii: "`") else {
        place += 1
        continue
      }
      let first = place
      while place < limit, buffer[place] == UInt8(ascii: "`") { place += 1 }
      if place - first == length { return place }
    }
    return nil
  }
}
