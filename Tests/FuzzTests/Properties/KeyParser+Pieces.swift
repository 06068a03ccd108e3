import Terminal

extension KeyParser {
  /// Feeds the input as a terminal might send it: a few bytes at a time.
  mutating func feed(inPiecesOf input: inout FuzzInput) -> [TerminalEvent] {
    var rest = input.bytes[...]
    var events: [TerminalEvent] = []
    while !rest.isEmpty {
      let count = 1 + input.dice.below(min(rest.count, 9))
      events += feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return events
  }
}
