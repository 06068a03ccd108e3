extension String {
  /// Calls `body` with each word between the characters for which `isSeparator` is true, which must include
  /// white space, with the same result as `split`. White space between ASCII characters is found byte by
  /// byte.
  func forEachWord(separatedBy isSeparator: (Character) -> Bool, _ body: (Substring) -> Void) {
    var (start, isPlain) = (utf8.startIndex, true)
    var previous: UInt8 = 0x20
    var place = utf8.startIndex
    func end(at place: String.Index) {
      guard start < place else { return }
      let piece = self[start..<place]
      if isPlain { body(piece) } else { piece.split(whereSeparator: isSeparator).forEach(body) }
    }
    while place < utf8.endIndex {
      let byte = utf8[place]
      let next = utf8.index(after: place)
      // A space may have a combining mark, or join the preceding character.
      if byte == 0x20, previous < 0x80, next == utf8.endIndex || utf8[next] < 0x80 {
        end(at: place)
        (start, isPlain) = (next, true)
      } else if !(0x21...0x7E).contains(byte) {
        isPlain = false
      }
      (previous, place) = (byte, next)
    }
    end(at: place)
  }
}
