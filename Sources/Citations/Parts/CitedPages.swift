import Newspapers

/// Printed numbers of pages: `4`, `3-4`, `A1, A3`.
struct CitedPages: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case one(String)
    case range(String, String)
  }

  private let parts: [Part]

  init(_ written: String) {
    let parts = written.split(separator: ",").compactMap(\.nonEmpty)
    self.parts = parts.isEmpty ? [.one(written)] : parts.map(CitedPages.part)
  }

  /// Whether there is more than one.
  var isSeveral: Bool {
    guard parts.count == 1, case .one(let page)? = parts.first else { return true }
    return page.has(" and ") || page.has("&")
  }

  /// With en dashes in ranges: `3–4`.
  /// - Parameter isShort: whether the letters of a section are not repeated: `A1–2`.
  func words(isShort: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .one(let page): return page
      case .range(let first, let last):
        let letters = String(first.prefix { !$0.isNumber })
        let isSame = isShort && letters != first && last.hasPrefix(letters)
        return "\(first)–\(isSame ? String(last.dropFirst(letters.count)) : last)"
      }
    }.joined(separator: ", ")
  }

  /// `B-4` and `2-1` are pages of sections, `iv-v` is a range.
  private static func part(_ written: String) -> Part {
    let ends = written.split { "-–".contains($0) }.compactMap(\.nonEmpty)
    guard ends.count == 2 else { return .one(written) }
    let haveDigits = ends.allSatisfy { $0.contains(where: \.isNumber) }
    let areRoman = ends.allSatisfy { $0.lowercased().allSatisfy { "ivxlc".contains($0) } }
    let numbers = ends.compactMap { Int($0) }
    // `101-2` is a range.
    let falls = numbers.count == 2 && ends[0].count == ends[1].count && numbers[0] >= numbers[1]
    return (haveDigits || areRoman) && !falls ? .range(ends[0], ends[1]) : .one(written)
  }
}
