import Newspapers

/// The section of a newspaper that a page is in.
enum CitedSection: Hashable, Sendable {
  /// `B`, `2`, `IV`: styles add that it is a section.
  case lettered(String)
  /// `Supplement`, `Sports`
  case named(String)

  /// Reads `Section B` and `sec. B` as `B`.
  init(_ written: String) {
    let words = written.split(separator: " ").map(String.init)
    let isLabeled = words.count == 2 && ["section", "sec.", "sect."].contains(words[0].lowercased())
    let letter = isLabeled ? words[1] : written
    self = CitedSection.isLetter(letter) ? .lettered(letter) : .named(written)
  }

  /// Whether `page`, such as `B4` or `2-1`, names it already.
  func isPart(of page: String) -> Bool {
    guard case .lettered(let letter) = self, page.hasPrefix(letter) else { return false }
    let next = page.dropFirst(letter.count).first
    return next == "-" || (letter.last?.isLetter == true && next?.isNumber == true)
  }

  private static func isLetter(_ text: String) -> Bool {
    guard (1...4).contains(text.count), text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return false
    }
    return text.count == 1 || text.contains(where: \.isNumber) || Set(text).count == 1
      || text.allSatisfy { "IVXLC".contains($0) }
  }
}

extension Reference {
  /// Nil if there is none, or the page's number names it.
  var citedSection: CitedSection? {
    guard let section = section.map(CitedSection.init) else { return nil }
    return printedPage.map(section.isPart) == true ? nil : section
  }

  /// A section with a letter or a number; nil for one that has a name.
  var letteredSection: String? { if case .lettered(let letter)? = citedSection { letter } else { nil } }

  /// A section that has a name; nil for one with a letter or a number.
  var namedSection: String? { if case .named(let name)? = citedSection { name } else { nil } }

  /// `sec. B`, `p. 4` for a page in a section with a letter or a number, otherwise `4`; empty if nothing is known.
  /// - Parameters:
  ///   - label: what the style calls a section.
  ///   - isShort: as for `CitedPages`.
  func placeWords(section label: String, isShort: Bool = false) -> [String] {
    guard let letter = letteredSection else { return [pageWords(isShort: isShort)].compactMap(\.self) }
    return ["\(label) \(letter)", labeledPage(isShort: isShort)].compactMap(\.self)
  }

  /// `p. 4`, `pp. 3–4`, or `image 12` if the printed number is not known; nil if neither is.
  func labeledPage(isShort: Bool = false) -> String? {
    pages.map { "\($0.isSeveral ? "pp." : "p.") \($0.words(isShort: isShort))" } ?? pageWords()
  }
}
