import Synchronization

/// Finds newspapers by the beginnings of words in title, place and LCCN.
final class WordIndex: Sendable {
  private let newspapers: [Newspaper]
  /// The folded words of each newspaper with a space before each, so that ` wor` finds the beginning of a
  /// word. Built on first use: most lists are never searched.
  private let haystacks = Mutex<[String]?>(nil)

  init(_ newspapers: [Newspaper]) { self.newspapers = newspapers }

  /// Those that have all of `words`.
  func newspapers(with words: SoughtWords) -> [Newspaper] {
    let needles = words.words.map { " " + $0 }
    let haystacks = folded()
    return zip(newspapers, haystacks).filter { _, haystack in needles.allSatisfy(haystack.contains) }.map(\.0)
  }

  private func folded() -> [String] {
    haystacks.withLock { kept in
      if let kept { return kept }
      let made = newspapers.map { newspaper in
        let texts = [newspaper.title] + newspaper.places.map(\.description) + [newspaper.lccn.description]
        return " " + texts.map(TitleText.folded).joined(separator: " ")
      }
      kept = made
      return made
    }
  }
}
