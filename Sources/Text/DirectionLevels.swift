/// How deep each character of a line is nested in text of the other direction: even levels run from left to
/// right, odd ones from right to left (UAX #9, without embeddings).
struct DirectionLevels {
  private enum Kind {
    case left, right, number, neutral
  }

  let levels: [Int]

  init(of characters: [Character], isRightToLeft: Bool) {
    let kinds = DirectionLevels.kinds(of: characters)
    let base: Kind = isRightToLeft ? .right : .left
    // How each character counts for adjacent neutrals: a number is part of the text around it.
    var directions: [Kind] = []
    var strong = base
    for kind in kinds {
      if kind == .left || kind == .right { strong = kind }
      directions.append(kind == .number ? strong : kind)
    }
    var start = 0
    while start < directions.count {
      guard directions[start] == .neutral else {
        start += 1
        continue
      }
      let end = directions[start...].firstIndex { $0 != .neutral } ?? directions.count
      let before = start > 0 ? directions[start - 1] : base
      let after = end < directions.count ? directions[end] : base
      for index in start..<end { directions[index] = before == after ? before : base }
      start = end
    }
    levels = directions.indices.map { index in
      switch (directions[index], kinds[index]) {
      case (.right, .number): 2
      case (.right, _): 1
      default: isRightToLeft ? 2 : 0
      }
    }
  }

  private static func kinds(of characters: [Character]) -> [Kind] {
    var kinds = characters.map { character -> Kind in
      guard let scalar = character.unicodeScalars.first else { return .neutral }
      if scalar.properties.numericType != nil { return .number }
      if scalar.isRightToLeft, scalar.properties.isAlphabetic { return .right }
      return scalar.properties.isAlphabetic ? .left : .neutral
    }
    // `1,000`, `10:30` and `3-4` are one number; so are `$5` and `5%`.
    for index in kinds.indices where kinds[index] == .neutral {
      let isAfter = index > 0 && kinds[index - 1] == .number
      let isBefore = index + 1 < kinds.count && kinds[index + 1] == .number
      let character = characters[index]
      if isAfter && isBefore && ".,:/-–".contains(character)
        || isBefore && "$£#".contains(character) || isAfter && "%¢°".contains(character)
      {
        kinds[index] = .number
      }
    }
    return kinds
  }
}
