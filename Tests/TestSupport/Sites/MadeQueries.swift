import Newspapers

/// Random queries over made-up pages, and the pages that they should find.
public enum MadeQueries {
  /// A query of words, phrases and fields that pages may have.
  public static func query(_ dice: inout SeededDice) -> String {
    let count = 1 + dice.below(3)
    return (0..<count).map { _ in part(&dice, depth: 0) }.joined(separator: dice.once(in: 3) ? " OR " : " ")
  }

  /// That many phrases, each of which takes a list of its own at every server; up to 48.
  public static func phrases(_ count: Int) -> String {
    let words = MadePage.vocabulary
    return (0..<count).map { number in
      let (first, step) = (number % words.count, 1 + number / words.count)
      return "\"\(words[first]) \(words[(first + step) % words.count])\""
    }.joined(separator: " OR ")
  }

  private static func part(_ dice: inout SeededDice, depth: Int) -> String {
    func word() -> String { MadePage.vocabulary[dice.below(MadePage.vocabulary.count)] }
    switch dice.below(depth > 1 ? 6 : 10) {
    case 0, 1, 2: return word()
    case 3: return "\"\(word()) \(word())\""
    case 4: return "near/\(1 + dice.below(4))(\(word()) \(word()))"
    case 5: return field(&dice)
    case 6: return "-\(word())"
    case 7: return "(\(word()) OR \(word()))"
    case 8: return "-\"\(word()) \(word())\""
    default: return "(\(part(&dice, depth: depth + 1)) OR \(part(&dice, depth: depth + 1)))"
    }
  }

  private static func field(_ dice: inout SeededDice) -> String {
    let fields = [
      "state:Ohio", "state:(Ohio OR Iowa)", "-state:Ohio", "date:1897", "date:1898-01..1898-02-03",
      "date:..1898",
      "lccn:sn83030214", "page:front", "page:2..3", "edition:2", "title:star", "-title:star",
      "date:1897 date:1899",
    ]
    return fields[dice.below(fields.count)]
  }

  /// Whether a page matches, according to broadsheet-query(7) and without the program's code.
  public static func means(_ part: SearchExpression, _ page: MadePage) -> Bool {
    switch part {
    case .word(let word): page.words.contains(word.text)
    case .phrase(let words): isNear(words.map(\.text), page.words, within: 0, inOrder: true)
    case .near(let within, let parts):
      isNear(parts.flatMap(\.words).map(\.text), page.words, within: within, inOrder: false)
    case .field(let field): has(field, page)
    case .not(let part): !means(part, page)
    case .all(let parts): parts.allSatisfy { means($0, page) }
    case .any(let parts): parts.contains { means($0, page) }
    }
  }

  private static func isNear(_ wanted: [String], _ words: [String], within: Int, inOrder: Bool) -> Bool {
    let least = Set(wanted).count == wanted.count ? wanted.count : 1
    return words.indices.contains { start in
      (least...(within + wanted.count)).contains { length in
        guard start + length <= words.count else { return false }
        let window = Array(words[start..<start + length])
        if inOrder { return window == wanted }
        // Each word needs its own position.
        var rest = window
        return wanted.allSatisfy { word in
          rest.firstIndex(of: word).map { rest.remove(at: $0) } != nil
        }
      }
    }
  }

  private static func has(_ field: SearchField, _ page: MadePage) -> Bool {
    let issue = page.page.issue
    return field.values.contains { value in
      switch (field.name, value) {
      case (.state, .name(let name)): page.states.contains(name)
      case (.county, .name(let name)): page.counties.contains(name)
      case (.city, .name(let name)): page.cities.contains(name)
      case (.language, .name(let name)): page.language == name
      case (.frequency, .name(let name)): page.frequency == name
      case (.lccn, .name(let name)): issue.lccn.description == name
      case (.title, .words(let words)): page.title.lowercased().split(separator: " ").contains { $0 == words }
      case (.date, .dates(let range)): range.contains(issue.date)
      case (.page, .numbers(let range)): range.contains(page.page.sequence)
      case (.edition, .numbers(let range)): range.contains(issue.edition)
      default: false
      }
    }
  }
}
