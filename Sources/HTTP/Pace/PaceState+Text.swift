extension PaceState {
  /// One line of words: `written`, `blockedUntil`; requests as `left/seen`; turns as `time@process.start`,
  /// followed by `!` if the time has come. A `+` before it marks a spare request: to programs that do not
  /// know about those it is a number like any other.
  var text: String {
    let sent = sent.map { request in
      let left = "\(request.isSpare ? "+" : "")\(request.left)"
      return request.seen == request.left ? left : "\(left)/\(request.seen)"
    }
    let booked = booked.map { turn in
      "\(turn.isSpare ? "+" : "")\(turn.time)@\(turn.owner.number).\(turn.owner.start)\(turn.isDue ? "!" : "")"
    }
    return (["\(written)", "\(blockedUntil)"] + sent + booked).joined(separator: " ") + "\n"
  }

  /// nil if it is not such a line.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard text.hasSuffix("\n"), words.count >= 2, let written = PaceState.time(words[0]),
      let blockedUntil = PaceState.time(words[1])
    else { return nil }
    self.init(written: written, blockedUntil: blockedUntil)
    for word in words.dropFirst(2) {
      if let turn = BookedTurn(word) {
        booked.append(turn)
      } else if let request = PacedRequest(word) {
        sent.append(request)
      } else {
        return nil
      }
    }
    sent.sort { $0.left < $1.left }
  }

  fileprivate static func time(_ word: some StringProtocol) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension PacedRequest {
  fileprivate init?(_ word: Substring) {
    let times = word.split(separator: "/", omittingEmptySubsequences: false).map { PaceState.time($0) }
    guard (1...2).contains(times.count), let left = times[0], let seen = times[times.count - 1] else {
      return nil
    }
    self.init(left: left, seen: seen, isSpare: word.hasPrefix("+"))
  }
}

extension BookedTurn {
  fileprivate init?(_ word: Substring) {
    guard let at = word.firstIndex(of: "@"), let time = PaceState.time(word[..<at]) else { return nil }
    var rest = word[word.index(after: at)...]
    let isDue = rest.hasSuffix("!")
    if isDue { rest.removeLast() }
    let numbers = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int32(numbers[0]), let start = UInt64(numbers[1]) else {
      return nil
    }
    self.init(
      time: time, owner: ProcessIdentity(number: number, start: start), isDue: isDue,
      isSpare: word.hasPrefix("+"))
  }
}
