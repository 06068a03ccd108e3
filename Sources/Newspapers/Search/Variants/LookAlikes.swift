/// Characters that OCR confuses, in folded text, where `ſ` is s.
enum LookAlikes {
  /// The most frequent mistakes first.
  static let groups: [[[Unicode.Scalar]]] = [
    ["rn", "m"], ["cl", "d"], ["li", "h"], ["vv", "w"], ["ii", "u"], ["c", "e", "o"], ["u", "n"],
    ["h", "b"], ["s", "a", "e"], ["i", "l", "1", "t", "f"], ["0", "o"], ["f", "s"],
  ].map { $0.map { Array($0.unicodeScalars) } }

  /// A word with characters confused.
  struct Mistake {
    let signs: [Unicode.Scalar]
    let cause: WordVariant.Cause
    /// The number of the group.
    let group: Int
  }

  /// Every way to confuse characters of a word, each once, by group, then by characters, then by position.
  static func mistakes(in word: [Unicode.Scalar]) -> [Mistake] {
    var mistakes: [Mistake] = []
    for (number, group) in groups.enumerated() {
      for printed in group {
        let places = word.indices.filter { word[$0...].starts(with: printed) }
        guard !places.isEmpty else { continue }
        for read in group where read != printed {
          let cause = WordVariant.Cause.lookAlike(String(printed), String(read))
          mistakes += places.map { place in
            let rest = word[(place + printed.count)...]
            return Mistake(signs: word[..<place] + read + rest, cause: cause, group: number)
          }
        }
      }
    }
    return mistakes
  }
}

extension String {
  init(_ signs: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(signs))
  }
}
