extension Unicode.Scalar {
  /// Whether lines are joined without a blank beside it: Chinese and Japanese writing.
  var isIdeograph: Bool {
    switch value {
    // Without these most text is passed over at once.
    case ..<0x2E80: false
    // Radicals and punctuation, kana, the ideographs with their extensions, compatibility and full-width forms.
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFFEF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
