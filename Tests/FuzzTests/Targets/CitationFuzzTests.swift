import Citations
import Foundation
import Newspapers
import TestSupport
import Testing

/// References with arbitrary fields, in every style.
@Suite struct CitationFuzzTests {
  private static let words = [
    "“", "”", "‘", "’", "'", "\"", "{", "}", "{{", "}}", "|", "[", "]", "<!--", "-->", "<ref>", "</ref>",
    "<i>", "\\", "$", "%", "\r\nER  - \r\n", "\nTY  - BOOK", "''", " and ", " And ", ",", ".", "?", "!", "…",
    "Jr.", "Ann", "Example", "van Dyke", "the", "&", "&amp;", "&#123;", "*", "_", "`", "(", ")", "=", "~",
  ]

  @Test func `citations do no harm`() async throws {
    let odd = OddText(words: CitationFuzzTests.words)
    try await FuzzTarget.citations.run({ dice in
      // Fields are separated by a character that none of them contains.
      Array((0..<14).map { _ in CitationFuzzTests.field(odd, &dice) }.joined(separator: "\u{1F}").utf8)
    }) { input in
      let reference = try CitationFuzzTests.reference(input.text, &input.dice)
      for style in CitationStyle.allCases {
        try CitationFuzzTests.check(style.citation(reference), style)
        if let text = style.text(reference) { try property("nothing in \(style)", !text.plain.isEmpty) }
      }
    }
  }

  private static func field(_ odd: OddText, _ dice: inout FuzzGenerator) -> String {
    dice.once(in: 3) ? "" : odd.text(&dice).filter { $0 != "\u{1F}" }
  }

  private static func reference(_ text: String, _ dice: inout FuzzGenerator) throws -> Reference {
    var fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    func next() -> String? { fields.isEmpty ? nil : fields.removeFirst().nonEmpty }
    let date = IssueDate(year: 1700 + dice.below(300), month: 1 + dice.below(12), day: 1 + dice.below(28))
    let issue = IssueID(
      lccn: try LCCN("sn83045462"), date: try #require(date), edition: 1 + dice.below(3))
    let works: [Reference.Work] = [
      .page(PageID(issue: issue, sequence: 1 + dice.below(99))), .issue(issue), .newspaper(issue.lccn),
      .search(next() ?? "gold"),
    ]
    var reference = Reference(dice.pick(works), title: next() ?? "Evening Star")
    reference.headline = next()
    reference.authors = (0..<dice.below(4)).compactMap { _ in next().flatMap { CitedAuthor($0) } }
    reference.place = next()
    reference.edition = next()
    reference.printedPage = next()
    reference.section = next()
    reference.address = next().map { "https://x/" + $0 }
    reference.accessed = dice.once(in: 2) ? date : nil
    reference.collection = next().map { CitedCollection(name: $0, institution: next()) }
    reference.credit = next()
    reference.language = dice.pick([nil, "German", "English", next()])
    reference.note = next()
    reference.tags = [next()].compactMap(\.self)
    return reference
  }

  private static func check(_ text: String, _ style: CitationStyle) throws {
    try property("nothing in \(style)", !text.isEmpty)
    switch style {
    case .ris:
      let lines = text.unicodeScalars.split { "\r\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
        .map { String(String.UnicodeScalarView($0)) }
      try property("a record in parts", lines.filter { $0.hasPrefix("TY  - ") }.count == 1)
      try property("no end", lines.last == "ER  - " && lines.filter { $0.hasPrefix("ER") }.count == 1)
      try property(
        "a line without a tag",
        lines.allSatisfy { $0.utf8.dropFirst(2).starts(with: Array("  - ".utf8)) })
    case .bibTeX, .bibLaTeX: try checkBraces(text)
    case .cslJSON:
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      try property("no item", object?["id"] is String && object?["type"] is String)
    case .wikipedia:
      // Unlike Swift, a wiki does not see characters with combining marks as one.
      let signs = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isASCII)))
      try property("not one template: \(text)", signs.hasPrefix("{{cite ") && signs.hasSuffix("}}"))
      let inside = signs.dropFirst(2).dropLast(2).replacing("{{!}}", with: "")
      try property("a template within: \(text)", !inside.contains("{{") && !inside.contains("}}"))
      try property("a tag: \(text)", !inside.replacing("<!-- no headline given -->", with: "").contains("<"))
    default: return
    }
  }

  /// One entry, whose braces are in pairs: an escaped one counts for BibTeX, too.
  private static func checkBraces(_ text: String) throws {
    var depth = 0
    let last = text.unicodeScalars.count - 1
    for (number, sign) in text.unicodeScalars.enumerated() {
      if sign == "{" { depth += 1 }
      if sign == "}" { depth -= 1 }
      if depth == 0, number != last, number >= 12 { try property("an entry that ends early: \(text)", false) }
    }
    try property("braces that are not in pairs: \(text)", depth == 0)
  }
}
