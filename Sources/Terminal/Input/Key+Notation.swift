extension Key {
  /// The key written as `notation`; nil if there is none. `C-q`, `C-Q` and `Ctrl-Q` are the same key.
  public init?(notation: String) {
    var name = Substring(notation)
    var modifiers: Modifiers = []
    let prefixes = Key.prefixes + Key.longPrefixes
    while let (prefix, modifier) = prefixes.first(where: { name.hasPrefix($0.0) && name != $0.0 }) {
      name = name.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    guard var code = Code(name: name) else { return nil }
    // Terminals send the same for both, as a small letter; help and hints write a capital one.
    if case .character(let letter) = code, modifiers.contains(.control), letter.isASCII,
      let small = letter.lowercased().first
    {
      code = .character(small)
    }
    let isBackTab = code == .tab && modifiers.contains(.shift)
    self = isBackTab ? Key(.backTab, modifiers.subtracting(.shift)) : Key(code, modifiers)
  }

  /// How help shows the key: `↑`, `Ctrl-N`, `Alt-x`, `PgDn`.
  public var label: String {
    let modifiers = code == .backTab ? modifiers.union(.shift) : modifiers
    let prefix =
      (modifiers.contains(.control) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? "Shift-" : "")
    return prefix
      + (modifiers.contains(.control) && code.name.count == 1 ? code.name.uppercased() : code.label)
  }

  /// As help shows them.
  fileprivate static let longPrefixes: [(String, Modifiers)] = [
    ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift),
  ]
  fileprivate static let prefixes: [(String, Modifiers)] = [("C-", .control), ("M-", .alt), ("S-", .shift)]
}

extension Key: CustomStringConvertible {
  /// The notation, which `init(notation:)` can read back.
  public var description: String {
    let modifiers = code == .backTab ? modifiers.union(.shift) : modifiers
    return Key.prefixes.filter { modifiers.contains($0.1) }.map(\.0).joined() + code.name
  }
}

extension Key: ExpressibleByStringLiteral {
  /// A key written in source code, such as `"C-n"`. A mistake in it stops a debug build; in a release build
  /// it becomes a key that cannot be pressed.
  public init(stringLiteral notation: String) {
    let key = Key(notation: notation)
    assert(key != nil, "no key is called \(notation)")
    self = key ?? Key(.character("\u{fffd}"))
  }
}
