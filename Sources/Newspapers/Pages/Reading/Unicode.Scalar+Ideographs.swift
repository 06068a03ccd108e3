extension Unicode.Scalar {
  /// Whether lines are joined without a space next to it: Chinese and Japanese writing.
  var isIdeograph: Bool {
    switch value {
    // A shortcut that covers most text.
    case ..<0x2E80: false
    // Radicals and punctuation, kana, ideographs with extensions, compatibility and full-width forms.
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFFEF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
