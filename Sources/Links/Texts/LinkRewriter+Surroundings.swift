/// What precedes and follows an address.
extension LinkRewriter {
  /// Whether the address at `start` is the value of wikitext's `archive-url`, which is never changed.
  func isArchiveParameter(_ start: Int) -> Bool {
    guard kind == .wikitext, let name = name(before: start) else { return false }
    return name == "archive-url" || name == "archiveurl"
  }

  /// Whether the address at `place` is the value of wikitext's `url`, and the template around it says that it
  /// is dead.
  func isSaidDead(_ place: Range<Int>) -> Bool {
    guard kind == .wikitext, name(before: place.lowerBound) == "url" else { return false }
    let (opening, closing) = (Array("{{".utf8), Array("}}".utf8))
    var start = place.lowerBound
    while start > 0, place.lowerBound - start < LinkRewriter.behind, !has(opening, at: start) { start -= 1 }
    var (end, depth) = (place.upperBound, 0)
    while end < buffer.count, end - place.upperBound < LinkRewriter.longestTemplate {
      if has(opening, at: end) {
        depth += 1
        end += 1
      } else if has(closing, at: end) {
        guard depth > 0 else { break }
        depth -= 1
        end += 1
      }
      end += 1
    }
    let parameters = buffer[start..<min(end, buffer.count)].split(separator: UInt8(ascii: "|")).map {
      String(decoding: $0.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
    }
    return parameters.contains { LinkRewriter.deadParameters.contains($0) }
  }

  /// Without blanks; the last ones are of older templates.
  private static let deadParameters: Set<String> = ["url-status=dead", "dead-url=yes", "deadurl=yes"]

  /// A citation has a few hundred bytes.
  private static let longestTemplate = 4096

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
