import Newspapers

/// Who wrote what is cited.
public enum CitedAuthor: Hashable, Sendable {
  /// `suffix`: `Jr.`, `III`.
  case person(family: String, given: String?, suffix: String?)
  /// A body such as a news agency, whose name is never inverted.
  case body(String)

  /// Reads `Example, Ann Mary` and `King, Martin Luther, Jr.` as they are, splits `Ann Mary Example` and
  /// `Martin Luther King Jr.` before the family name, and treats `{Associated Press}` as a body. Nil if it is
  /// empty.
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
    } else {
      var names = text.split(whereSeparator: \.isWhitespace).map(String.init)
      let suffix =
        names.count > 2 && names.last.map(CitedAuthor.suffixes.contains) == true ? names.popLast() : nil
      self = .person(
        family: names.popLast() ?? text, given: names.joined(separator: " ").nonEmpty, suffix: suffix)
    }
  }

  /// Several, separated by semicolons, since names have commas.
  public static func list(_ written: String) -> [CitedAuthor] {
    OwnWords.authors(written).compactMap { CitedAuthor($0) }
  }

  /// Several as `list` reads them.
  public static func written(_ authors: [CitedAuthor]) -> String {
    authors.map(\.written).joined(separator: "; ")
  }

  /// As `init` reads it.
  private var written: String {
    switch self {
    // Without the comma, the last word would be the family name.
    case .person(let family, nil, nil): family.contains(where: \.isWhitespace) ? family + "," : family
    case .person(let family, let given, let suffix):
      [family, given ?? "", suffix].compactMap(\.self).joined(separator: ", ")
    case .body(let name): "{\(name)}"
    }
  }

  /// What cannot be a family name at the end of a full name.
  private static let suffixes: Set<String> = ["Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"]

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

  /// The same for records, where a second part is always the given name: `King, , Jr.`
  var recorded: String {
    guard case .person(let family, nil, let suffix?) = self else { return inverted }
    return [family, "", suffix].joined(separator: ", ")
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
