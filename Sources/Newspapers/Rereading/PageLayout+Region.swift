extension PageLayout {
  /// The words whose middle is in `region`, in their lines and blocks. Words without a position are in no
  /// part of the page.
  public func part(_ region: PageBox) -> PageLayout {
    if region == .whole { return self }
    return PageLayout(
      blocks: blocks.compactMap { $0.keeping { $0.box.map(region.containsMiddle) ?? false } })
  }

  /// The same with the words of `other` replacing those in `region`.
  public func replacing(_ region: PageBox, with other: PageLayout) -> PageLayout {
    if region == .whole { return other }
    func isKept(_ word: Word) -> Bool { !(word.box.map(region.containsMiddle) ?? false) }
    var (result, isPlaced) = ([Block](), false)
    for block in blocks {
      guard !isPlaced, let first = block.lines.firstIndex(where: { !$0.words.allSatisfy(isKept) }) else {
        if let rest = block.keeping(isKept) { result.append(rest) }
        continue
      }
      // Where the first removed word was.
      let before = Block(language: block.language, lines: Array(block.lines[..<first]))
      let after = Block(language: block.language, lines: Array(block.lines[first...]))
      if !before.lines.isEmpty { result.append(before) }
      result += other.blocks
      isPlaced = true
      if let rest = after.keeping(isKept) { result.append(rest) }
    }
    return PageLayout(blocks: isPlaced ? result : result + other.blocks)
  }
}

extension PageLayout.Block {
  /// Nil if no word is left.
  fileprivate func keeping(_ isKept: (PageLayout.Word) -> Bool) -> PageLayout.Block? {
    let kept = lines.compactMap { line -> PageLayout.Line? in
      let words = line.words.filter(isKept)
      guard !words.isEmpty else { return nil }
      return PageLayout.Line(words: words, isHyphenated: line.isHyphenated && words.last == line.words.last)
    }
    return kept.isEmpty ? nil : PageLayout.Block(language: language, lines: kept)
  }
}
