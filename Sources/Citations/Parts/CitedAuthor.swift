import Newspapers

/// Who wrote what is cited.
public enum CitedAuthor: Hashable, Sendable {
  /// `suffix`: `Jr.`, `III`.
  case person(family: String, given: String?, suffix: String?)
  /// A body such as a news agency, whose name is never turned around.
  case body(String)

  /// Reads `Example, Ann Mary` and `King, Martin Luther, Jr.` as they are, splits `Ann Mary Example` at its last blank,
  /// and takes `{Associated Press}` for a body. Nil if nothing is there.
  public init?(_ written: String) {
    guard let text = written.nonEmpty else { return nil }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      guard let name = text.dropFirst().dropLast().nonEmpty else { return nil }
      self = .body(name)
      return
    }
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map(\.nonEmpty)
    if parts.count > 1 {
      guard let family = parts[0] else { return nil }
      self = .person(family: family, given: parts[1], suffix: parts.count > 2 ? parts[2] : nil)
    } else if let blank = text.lastIndex(where: \.isWhitespace) {
      self = .person(
        family: String(text[text.index(after: blank)...]), given: text[..<blank].nonEmpty, suffix: nil)
    } else {
      self = .person(family: text, given: nil, suffix: nil)
    }
  }

  /// `Ann Mary Example`, `Martin Luther King Jr.`
  var direct: String {
    switch self {
    case .person(let family, let given, let suffix):
      [given, family, suffix].compactMap(\.self).joined(separator: " ")
    case .body(let name): name
    }
  }

  /// `Example, Ann Mary`, `King, Martin Luther, Jr.`
  var inverted: String {
    switch self {
    case .person(let family, let given, let suffix):
      [family, given, suffix].compactMap(\.self).joined(separator: ", ")
    case .body(let name): name
    }
  }

  /// `Example, A. M.`, `King, M. L., Jr.`
  var initialed: String {
    switch self {
    case .person(let family, let given, let suffix):
      [family, given.map(CitedAuthor.initials), suffix].compactMap(\.self).joined(separator: ", ")
    case .body(let name): name
    }
  }

  /// `J.-P. B.` of `Jean-Paul Ben`.
  private static func initials(_ given: String) -> String {
    given.split(whereSeparator: \.isWhitespace).map { name in
      name.split(separator: "-").compactMap { $0.first.map { "\($0)." } }.joined(separator: "-")
    }.joined(separator: " ")
  }
}
