/// What is between a word and the next one.
enum WordGap: UInt8 {
  /// Nothing: parts of one printed word.
  case none
  case blank
  /// A hyphen right after the word: `by-laws`.
  case hyphen
  case hyphenAndBlank
  /// A dash or a tilde right after the word.
  case dash
  case dashAndBlank
  /// A hyphen at the end of a line.
  case brokenLine
  /// A dash or a tilde at the end of a line.
  case maybeBrokenLine
  /// Only the end of a line.
  case line
  /// Other characters within a line.
  case other
  /// Other characters and the end of a line, or of a block.
  case otherLine

  /// Whether both words are on one line.
  var isWithinLine: Bool {
    switch self {
    case .none, .blank, .hyphen, .hyphenAndBlank, .dash, .dashAndBlank, .other: true
    case .brokenLine, .maybeBrokenLine, .line, .otherLine: false
    }
  }

  var afterBlank: WordGap {
    switch self {
    case .none: .blank
    case .hyphen: .hyphenAndBlank
    case .dash: .dashAndBlank
    default: self
    }
  }

  var afterLineEnd: WordGap {
    switch self {
    case .none, .blank: .line
    case .hyphen, .hyphenAndBlank: .brokenLine
    case .dash, .dashAndBlank: .maybeBrokenLine
    default: .otherLine
    }
  }

  var afterHyphen: WordGap { self == .none ? .hyphen : afterOther }

  var afterDash: WordGap { self == .none ? .dash : afterOther }

  var afterOther: WordGap { isWithinLine ? .other : .otherLine }
}
