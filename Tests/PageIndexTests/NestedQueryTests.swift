import Newspapers
import Testing

@testable import PageIndex

/// SQLite's parsers refuse queries that are nested too deeply; a query may have 32 nested parentheses.
@Suite(.timeLimit(.minutes(1))) struct NestedQueryTests {
  /// A part in parentheses, containing another one.
  enum Shape: CaseIterable {
    case left, leftOfThree, right, alternating, withFields, withFieldsOnTheRight

    func around(_ inner: String, _ level: Int) -> String {
      let (one, other) = ("w\(level % 5)", "w\((level + 2) % 5)")
      return switch self {
      case .left: "(\(inner) -\(one) OR \(other))"
      case .leftOfThree: "(\(inner) w\((level + 1) % 5) -\(one) OR \(other))"
      case .right: "(\(other) OR \(one) \(inner))"
      case .alternating: level.isMultiple(of: 2) ? "(\(one) OR \(inner))" : "(\(other) \(inner))"
      case .withFields: "(\(inner) page:\(level % 3 + 1)..30 -\(one) OR \(other) page:2..20)"
      case .withFieldsOnTheRight: "(\(other) page:1..9 OR \(one) -page:7 \(inner))"
      }
    }
  }

  private static func means(_ part: SearchExpression, _ words: Set<String>, page: Int) -> Bool {
    switch part {
    case .word(let word): words.contains(word.text)
    case .field(let field):
      field.values.contains { if case .numbers(let range) = $0 { range.contains(page) } else { false } }
    case .not(let part): !means(part, words, page: page)
    case .all(let parts): parts.allSatisfy { means($0, words, page: page) }
    case .any(let parts): parts.contains { means($0, words, page: page) }
    case .phrase, .near: false
    }
  }

  @Test(arguments: Shape.allCases) func `however deep, the pages meant are found`(_ shape: Shape) async throws
  {
    let shelf = Shelf()
    // Every set of five words.
    let texts = (0..<32).map { set in (0..<5).filter { set >> $0 & 1 == 1 }.map { "w\($0)" } }
    try await shelf.index.keep(
      texts.enumerated().map { number, words in
        try KeptPage.made("sn83045462/1916-11-08/\(number + 1)", (words + ["page"]).joined(separator: " "))
      })
    var query = "w1"
    for level in 1...SearchQuery.deepest {
      query = shape.around(query, level)
      let read = try SearchQuery.read(query).query
      let expected = texts.indices.filter {
        NestedQueryTests.means(read.expression, Set(texts[$0]), page: $0 + 1)
      }.map { "sn83045462/1916-11-08/ed-1/seq-\($0 + 1)" }
      #expect(try await shelf.found(query) == expected, "\(query)")
      #expect(try await shelf.found(query, order: .relevance).sorted() == expected.sorted(), "\(query)")
      #expect(try await shelf.search().count(of: read.expression) == expected.count)
    }
  }
}
