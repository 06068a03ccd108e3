/// Everything OCR may have made of a word in one step, or in two common ones.
public struct VariantCandidates: Sendable {
  /// Shorter words are one step away from too many others.
  public static let shortest = 4
  /// How many to propose if no page says which ones exist.
  public static let mostLikely = 6

  /// The word, as in `FoldedText`.
  public let word: String
  private let signs: [Unicode.Scalar]

  /// Nil if the word is short, a prefix, or several words, such as `by-laws`.
  public init?(_ word: SearchWord) {
    let folded = FoldedText(word.text)
    guard folded.count == 1, !word.isBeginning else { return nil }
    self.word = String(decoding: folded.bytes, as: UTF8.self)
    signs = Array(self.word.unicodeScalars)
    guard signs.count >= VariantCandidates.shortest else { return nil }
  }

  /// Everything, each once with its likeliest cause.
  public var all: [WordVariant] {
    var collector = Collector(word)
    let mistakes = LookAlikes.mistakes(in: signs)
    for mistake in mistakes { collector.take(mistake.signs, mistake.cause) }
    collector.take(Array(signs.dropFirst()), .lostBeginning)
    for place in signs.indices.dropLast() {
      var swapped = signs
      swapped.swapAt(place, place + 1)
      collector.take(swapped, .swap)
    }
    for place in 0...signs.count { takeOtherSigns(at: place, &collector) }
    for mistake in mistakes {
      for second in LookAlikes.mistakes(in: mistake.signs) { collector.take(second.signs, .twoLookAlikes) }
    }
    return collector.found
  }

  /// The word with a space in it, at every position.
  public var broken: [WordVariant] {
    (2..<max(2, signs.count - 1)).map { place in
      WordVariant(text: String(Array(signs[..<place])) + " " + String(Array(signs[place...])), cause: .broken)
    }
  }

  private func takeOtherSigns(at place: Int, _ collector: inout Collector) {
    let (before, after) = (signs[..<place], signs[place...])
    if !after.isEmpty { collector.take(Array(before + after.dropFirst()), .otherSign) }
    for sign in alphabet {
      collector.take(before + [sign] + after, .otherSign)
      if !after.isEmpty { collector.take(before + [sign] + after.dropFirst(), .otherSign) }
    }
  }

  /// The letters of the word's script, and digits.
  private var alphabet: [Unicode.Scalar] {
    let letters: ClosedRange<UInt32> =
      switch signs[0].value {
      case 0x370...0x3FF: 0x3B1...0x3C9
      case 0x400...0x4FF: 0x430...0x44F
      case 0x590...0x5FF: 0x5D0...0x5EA
      default: 0x61...0x7A
      }
    return (Array(letters) + Array(0x30...0x39)).compactMap(Unicode.Scalar.init)
  }

  /// The mistakes that OCR makes most: for sources whose words are not known.
  public var likely: [WordVariant] {
    // Merged characters come first, then the lost letter, then single characters.
    var ranked = LookAlikes.mistakes(in: signs)
    let firstSingle = ranked.firstIndex { mistake in
      if case .lookAlike(let printed, let read) = mistake.cause { printed.count == read.count } else { false }
    }
    ranked.insert(
      .init(signs: Array(signs.dropFirst()), cause: .lostBeginning, group: -1),
      at: firstSingle ?? ranked.endIndex)
    var (collector, perGroup) = (Collector(word), [Int: Int]())
    for mistake in ranked where collector.found.count < VariantCandidates.mostLikely {
      // A variety of mistakes finds more than many of one kind.
      guard perGroup[mistake.group, default: 0] < 2 else { continue }
      perGroup[mistake.group, default: 0] += 1
      collector.take(mistake.signs, mistake.cause)
    }
    return collector.found
  }

  private struct Collector {
    private(set) var found: [WordVariant] = []
    private var seen: Set<String>
    private let form: WordForm

    init(_ word: String) {
      seen = [word]
      form = WordForm(ArraySlice(word.utf8))
    }

    mutating func take(_ signs: [Unicode.Scalar], _ cause: WordVariant.Cause) {
      let text = String(signs)
      guard signs.count >= 3, seen.insert(text).inserted else { return }
      let isForm = form.matches(ArraySlice(text.utf8), .stem)
      found.append(WordVariant(text: text, cause: isForm ? .form : cause))
    }
  }
}
