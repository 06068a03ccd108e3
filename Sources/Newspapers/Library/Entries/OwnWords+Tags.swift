extension OwnWords {
  /// Whether two tags differ at most in case, in their apostrophes, and in how their letters are encoded.
  public static func isSame(tag: String, as other: String) -> Bool {
    key(ofTag: tag) == key(ofTag: other)
  }

  /// The same for all spellings of a tag, to sort and group by. In capitals, since σ and ς are both Σ, and ß
  /// is SS.
  public static func key(ofTag tag: String) -> String {
    TitleText.withStraightApostrophes(tag).uppercased()
  }
}

/// Tags that two programs change at once.
extension OwnWords {
  /// Makes the change from `before` to `written` in `present`; nil replaces whatever is there.
  static func merged(_ written: [String], madeFrom before: [String]?, with present: [String]) -> [String] {
    guard let before else { return written }
    let (new, old) = (tags(written), tags(before))
    return tags(present).filter { !old.contains($0) || new.contains($0) } + new.filter { !old.contains($0) }
  }

  /// Whether `present` is neither what was changed nor what it was changed to.
  static func areMerged(_ written: [String], madeFrom before: [String]?, with present: [String]) -> Bool {
    guard let before else { return false }
    let (new, old, now) = (tags(written), tags(before), tags(present))
    return now != old && now != new && new != old
  }
}
