extension String {
  /// For quoting in a sentence: cut where it is long, and control characters as signs, so that they are seen.
  package var quotable: String {
    var quoted = ""
    for scalar in unicodeScalars.prefix(String.longestQuote) {
      quoted.unicodeScalars.append(scalar.controlSign ?? scalar)
    }
    return unicodeScalars.count > String.longestQuote ? quoted + "…" : quoted
  }

  package static let longestQuote = 80
}

extension Unicode.Scalar {
  /// `␛` of Escape; nil of what is no control character.
  fileprivate var controlSign: Unicode.Scalar? {
    switch value {
    case ..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    case 0x80..<0xA0: "�"
    default: nil
    }
  }
}
