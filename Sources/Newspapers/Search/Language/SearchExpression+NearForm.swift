/// Words near each other in normal form: without alternatives, and each found in a place of its own.
extension SearchExpression {
  /// Every way to take one of the alternatives of each part, without duplicates, and without those that one
  /// place on a page would satisfy, such as `wilson near wilson`.
  /// - Throws: if there are too many ways, or if none is left.
  static func nearby(_ parts: [SearchExpression]) throws(SearchQueryError) -> [[SearchExpression]] {
    var choices: [[SearchExpression]] = [[]]
    for part in parts {
      let normal = try part.normalized()
      let alternatives: [SearchExpression] = if case .any(let parts) = normal { parts } else { [normal] }
      guard choices.count * alternatives.count <= SearchQuery.mostTerms / 2 else {
        throw SearchQueryError(
          column: nil, "There are too many alternatives near each other. Search for fewer of them at a time.")
      }
      choices = choices.flatMap { choice in alternatives.map { choice + [$0] } }
    }
    var apart: [[SearchExpression]] = []
    var shared: SharedPlace?
    for choice in choices {
      let different = choice.withoutDoublePlaces
      if choice.count > 1, different.count == 1 {
        shared = shared ?? SharedPlace(choice[0], choice[0])
      } else if let found = SharedPlace(among: different) {
        shared = shared ?? found
      } else {
        apart.append(different)
      }
    }
    if apart.isEmpty, let shared { throw SearchQueryError(column: nil, shared.words) }
    return apart.withoutDoubles
  }
}

/// Two parts that one place on a page can satisfy.
private struct SharedPlace {
  let wider: SearchExpression
  let narrower: SearchExpression

  init(_ wider: SearchExpression, _ narrower: SearchExpression) {
    (self.wider, self.narrower) = (wider, narrower)
  }

  /// Nil if every part has a place of its own.
  init?(among parts: [SearchExpression]) {
    for (index, one) in parts.enumerated() {
      for (other, part) in parts.enumerated() where other != index && one.includes(part) {
        self.init(one, part)
        return
      }
    }
    return nil
  }

  /// A sentence.
  var words: String {
    let fault =
      switch narrower {
      case wider: "“\(wider)” cannot be near itself"
      case .phrase(let words): "“\(wider)” is part of “\(words.map(\.text).joined(separator: " "))”"
      default: "“\(wider)” also finds “\(narrower)”"
      }
    return "Near looks for different words: \(fault)."
  }
}

extension SearchExpression {
  private var pattern: WordPattern? {
    switch self {
    case .word(let word): WordPattern([word])
    case .phrase(let words): WordPattern(words)
    case .near, .field, .not, .all, .any: nil
    }
  }

  /// Whether each place of `other` has one of this in it: `wil*` and `wilson` are in `"woodrow wilson"`.
  fileprivate func includes(_ other: SearchExpression) -> Bool {
    guard let pattern, let other = other.pattern else { return false }
    return !pattern.places(in: FoldedText(String(decoding: other.bytes, as: UTF8.self))).isEmpty
      && (pattern.isBeginning || !other.isBeginning)
  }
}

extension [SearchExpression] {
  /// Those that are written differently but found in the same places count once.
  fileprivate var withoutDoublePlaces: [SearchExpression] {
    var different: [SearchExpression] = []
    for part in self
    where !different.contains(where: { $0 == part || $0.includes(part) && part.includes($0) }) {
      different.append(part)
    }
    return different
  }
}
