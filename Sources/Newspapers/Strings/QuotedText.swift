extension String {
  /// For quoting in a sentence: shortened if it is long, with control characters as visible symbols.
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
  /// `␛` for Escape; nil for anything but a control character.
  fileprivate var controlSign: Unicode.Scalar? {
    switch value {
    case ..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    case 0x80..<0xA0: "�"
    default: nil
    }
  }
}
