import Newspapers

/// The other titles of a newspaper, each once.
struct TitleList {
  private var titles: [String] = []

  mutating func add(_ title: String) {
    let title = TitleText.cleaned(title)
    if !title.isEmpty { titles.append(title) }
  }

  /// Adds a title that may have a qualifier, such as `Evening star (Washington, D.C.)`.
  mutating func add(qualified title: String) {
    guard title.hasSuffix(")"), let start = title.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return add(title)
    }
    add(String(title[..<start]))
  }

  /// The titles that are not just another spelling of `title`.
  func others(than title: String) -> [String] {
    if titles.isEmpty { return [] }
    var seen: Set<String> = [TitleText.sortKey(title)]
    return titles.filter { seen.insert(TitleText.sortKey($0)).inserted }
  }
}
