import Newspapers

/// Wikipedia's templates `{{cite news}}` and `{{cite web}}` (Help:Citation Style 1).
enum WikipediaStyle {
  static func template(_ reference: Reference) -> String {
    let fields = reference.isWebPage ? webPage(reference) : news(reference)
    let written = fields.compactMap { name, value in value.map { "|\(name)=\($0)" } }
    return "{{" + (["cite \(reference.isWebPage ? "web" : "news")"] + written).joined(separator: " ") + "}}"
  }

  private typealias Fields = [(String, String?)]

  private static func news(_ reference: Reference) -> Fields {
    var fields = authors(reference.authors)
    let noHeadline = reference.pageTitle.map { escaped($0) + " <!-- no headline given -->" } ?? "none"
    let place = place(in: reference)
    // Templates ignore `at` next to a page. They show an error for `section`, which is for books.
    let pages = place == nil ? reference.pages.map { escaped($0.words()) } : nil
    fields += [
      ("title", reference.headline.map(escaped) ?? noHeadline),
      ("newspaper", escaped(reference.title)), ("location", reference.place.map(escaped)),
      ("date", reference.issue?.date.words),
      ("edition", reference.edition.map(CitedEdition.inTemplate).map(escaped)),
      ("department", reference.namedSection.map(escaped)),
      (reference.pages?.isSeveral == true ? "pages" : "page", pages),
      ("at", place.map(escaped)),
      ("url", reference.address.map(address)), ("access-date", reference.dayOfAccess?.words),
      ("via", reference.collection.map { escaped($0.words) }), ("issn", reference.issn.map(escaped)),
      ("oclc", reference.oclc.map(escaped)),
      ("id", reference.address == nil ? reference.addressOrNumber : nil),
      ("language", reference.language == "English" ? nil : reference.language.map(escaped)),
    ]
    return fields
  }

  /// `sec. B, p. 4`, `image 12`: what is not just the number of a page. Without a headline, the title says the image.
  private static func place(in reference: Reference) -> String? {
    let image = reference.printedPage == nil && reference.headline != nil ? reference.pageWords() : nil
    guard let letter = reference.letteredSection else { return image }
    let page = reference.printedPage == nil ? image : reference.labeledPage()
    return ["sec. \(letter)", page].compactMap(\.self).joined(separator: ", ")
  }

  private static func webPage(_ reference: Reference) -> Fields {
    [
      ("title", escaped(reference.title)), ("website", reference.collection.map { escaped($0.name) }),
      ("publisher", reference.collection?.institution.map(escaped)), ("url", reference.address.map(address)),
      ("access-date", reference.dayOfAccess?.words), ("issn", reference.issn.map(escaped)),
      ("oclc", reference.oclc.map(escaped)),
    ]
  }

  private static func authors(_ authors: [CitedAuthor]) -> Fields {
    authors.enumerated().flatMap { number, author -> Fields in
      switch author {
      case .person(let family, let given, let suffix):
        let first = [given, suffix].compactMap(\.self).joined(separator: " ")
        return [
          ("last\(number + 1)", escaped(family)),
          ("first\(number + 1)", first.isEmpty ? nil : escaped(first)),
        ]
      case .body(let name): return [("author\(number + 1)", escaped(name))]
      }
    }
  }

  /// Without anything that ends a parameter, a link or a template, or starts a tag or italics. Goes by
  /// scalars: a character with a combining mark is a different character to Swift, but the same to a wiki.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = OneLine.text(text).unicodeScalars[...]
    while let sign = rest.popFirst() {
      switch sign {
      case "|": result += "{{!}}"
      case "[": result += "&#91;"
      case "]": result += "&#93;"
      case "{": result += "&#123;"
      case "}": result += "&#125;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "'" where rest.first == "'" || result.hasSuffix("&#39;"): result += "&#39;"
      case "&" where readsAsEntity(rest): result += "&amp;"
      default: result.unicodeScalars.append(sign)
      }
    }
    return result
  }

  private static func readsAsEntity(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return false }
    let name = rest[..<end]
    return !name.isEmpty
      && name.allSatisfy { $0 == "#" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private static func address(_ address: String) -> String {
    PercentText.replacing("|[]{}<>\" ", in: address)
  }
}
