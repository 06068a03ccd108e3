extension Key.Code {
  /// The code for a notation without modifiers.
  init?(name: Substring) {
    if let code = Key.Code.names.first(where: { $0.name == name })?.code {
      self = code
    } else if name.first == "F", let number = Int(name.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// The notation. For `backTab` it is `Tab`, because the key adds Shift.
  var name: String {
    switch self {
    case .backTab: "Tab"
    case .function(let number): "F\(number)"
    case .character(let character) where character != " ": String(character)
    default: Key.Code.names.first { $0.code == self }?.name ?? ""
    }
  }

  /// The name, or the arrow on the key.
  var label: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: name
    }
  }

  private static let names: [(name: String, code: Key.Code)] = [
    ("Space", .character(" ")), ("Enter", .enter), ("Esc", .escape), ("Backspace", .backspace), ("Tab", .tab),
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
    ("PgUp", .pageUp), ("PgDn", .pageDown), ("Insert", .insert), ("Delete", .delete),
  ]
}
