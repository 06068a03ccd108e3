extension JSONTree {
  /// The tree with some of its nodes changed: removed, duplicated, of another type, deeply nested, huge, odd.
  mutating func change(_ dice: inout FuzzGenerator, _ odd: OddText) {
    for _ in 0...dice.below(4) { changeOne(&dice, odd) }
  }

  /// Usually cuts long lists to a few rows: a problem with one row is the same with thirty.
  mutating func thin(_ dice: inout FuzzGenerator) {
    switch self {
    case .list(var children):
      if children.count > 3, !dice.once(in: 8) {
        children = (0...dice.below(3)).map { _ in dice.pick(children) }
      }
      for index in children.indices { children[index].thin(&dice) }
      self = .list(children)
    case .object(var members):
      for index in members.indices { members[index].value.thin(&dice) }
      self = .object(members)
    case .null, .bool, .number, .text: return
    }
  }

  private mutating func changeOne(_ dice: inout FuzzGenerator, _ odd: OddText) {
    switch self {
    case .list(var children) where !children.isEmpty && !dice.once(in: 8):
      let index = dice.below(children.count)
      switch dice.below(10) {
      case 0: children.remove(at: index)
      case 1: children.insert(children[index], at: dice.below(children.count))
      case 2: children[index] = JSONTree.odd(&dice, odd)
      default: children[index].changeOne(&dice, odd)
      }
      self = .list(children)
    case .object(var members) where !members.isEmpty && !dice.once(in: 12):
      let index = dice.below(members.count)
      switch dice.below(14) {
      case 0: members.remove(at: index)
      case 1: members.append(members[index])
      case 2: members[index].value = dice.pick(members).value
      case 3: members[index].key = dice.once(in: 2) ? dice.pick(members).key : odd.text(&dice)
      case 4: members[index].value = JSONTree.odd(&dice, odd)
      default: members[index].value.changeOne(&dice, odd)
      }
      self = .object(members)
    case .text(let text) where dice.once(in: 3): self = .text(text + odd.text(&dice))
    case .text where dice.once(in: 2): self = .text(odd.text(&dice))
    case .number where dice.once(in: 2): self = .number(OddText.number(&dice))
    default: self = JSONTree.changedType(self, &dice, odd)
    }
  }

  private static func changedType(
    _ tree: JSONTree, _ dice: inout FuzzGenerator, _ odd: OddText
  ) -> JSONTree {
    switch dice.below(6) {
    case 0: .list([tree])
    case 1: .object([(dice.pick(["label", "url", "@value", "@id", "title", "name"]), tree), ("url", tree)])
    case 2: nested(tree, &dice)
    case 3: .list([])
    default: JSONTree.odd(&dice, odd)
    }
  }

  private static func nested(_ tree: JSONTree, _ dice: inout FuzzGenerator) -> JSONTree {
    let isList = dice.once(in: 2)
    let key = dice.pick(["children", "results", "label", "x"])
    let depth = dice.once(in: 4) ? 1 + dice.below(2000) : 1 + dice.below(80)
    return (0..<depth).reduce(tree) { inner, _ in isList ? .list([inner]) : .object([(key, inner)]) }
  }

  private static func odd(_ dice: inout FuzzGenerator, _ odd: OddText) -> JSONTree {
    switch dice.below(8) {
    case 0: .null
    case 1: .bool(dice.once(in: 2))
    case 2: .number(OddText.number(&dice))
    case 3: .list([])
    case 4: .object([])
    default: .text(odd.text(&dice))
    }
  }
}
