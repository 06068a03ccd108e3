/// How much of a parser's stack an expression takes: SQLite's parsers, of SQL and of FTS5's queries, refuse what needs
/// more than a hundred places.
enum ParserStack {
  /// The deepest first, since the parser has to remember everything that comes before it.
  static func ordered<Part>(_ parts: [Part], _ depth: (Part) -> Int) -> [Part] {
    let deepest = parts.indices.max { depth(parts[$0]) < depth(parts[$1]) }
    guard let deepest, depth(parts[deepest]) > depth(parts[0]) else { return parts }
    return [parts[deepest]] + parts[..<deepest] + parts[(deepest + 1)...]
  }

  /// - Parameter depths: those of parts with operators between them, in parentheses.
  static func depth(ofJoined depths: [Int]) -> Int {
    // Before the first part is a parenthesis; before the others also the parts so far, and an operator.
    depths.enumerated().map { place, depth in depth + (place == 0 ? 1 : 3) }.max() ?? 0
  }
}
