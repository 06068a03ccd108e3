import Newspapers

/// Subject headings as found in responses.
public enum SubjectHeading {
  /// For display: `Kentucky--Paris.--fast--(OCoLC)fst01213382` as `Kentucky--Paris`, each heading once, in
  /// order.
  public static func cleaned(_ headings: [String]) -> [String] {
    var seen: Set<String> = []
    return headings.compactMap { heading in
      let marker = heading.range(of: "--fast--(")
      var text = String(heading[..<(marker ?? heading.endIndex)]).trimmed
      while text.hasSuffix(".") { text.removeLast() }
      return text.isEmpty || !seen.insert(text).inserted ? nil : text
    }
  }
}

extension String {
  fileprivate func range(of needle: String) -> Index? {
    indices.first { self[$0...].hasPrefix(needle) }
  }
}
