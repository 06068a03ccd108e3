import Newspapers

/// BibTeX, and BibLaTeX, which has more types and fields (the biblatex manual, section 2).
struct BibTeXStyle {
  private let isBibLaTeX: Bool

  static let bibTeX = BibTeXStyle(isBibLaTeX: false)
  static let bibLaTeX = BibTeXStyle(isBibLaTeX: true)

  func entry(_ reference: Reference, key: String) -> String {
    let type = !reference.isWebPage ? "article" : isBibLaTeX ? "online" : "misc"
    let fields = reference.isWebPage ? webPage(reference) : article(reference)
    let lines = fields.compactMap { name, value in value.map { "  \(name) = \($0)" } }
    return (["@\(type){\(key),"] + [lines.joined(separator: ",\n"), "}"]).joined(separator: "\n")
  }

  private typealias Fields = [(String, String?)]

  private func article(_ reference: Reference) -> Fields {
    let date = reference.issue?.date
    // Two braces keep the capitals.
    let title = reference.headline ?? reference.pageTitle.map { "[\($0)]" } ?? "[Newspaper issue]"
    let edition = reference.edition.map(CitedEdition.inChicago)
    let section = reference.section.map(CitedSection.init).map { section in
      switch section {
      case .lettered(let letter): "section \(letter)"
      case .named(let name): name
      }
    }
    var remarks = [reference.remarks]
    if !isBibLaTeX { remarks = [edition, section, reference.collection?.words].compactMap(\.self) + remarks }
    if isBibLaTeX, let section { remarks.insert(section, at: 0) }
    if !isBibLaTeX, let accessed = reference.dayOfAccess {
      remarks.append("Accessed \(accessed.words)")
    }
    var fields: Fields = [
      ("entrysubtype", isBibLaTeX ? "{newspaper}" : nil), ("author", authors(reference.authors)),
      ("title", "{" + braced(title) + "}"),
      (isBibLaTeX ? "journaltitle" : "journal", braced(reference.title)),
      (isBibLaTeX ? "location" : "address", reference.place.map(braced)),
    ]
    if isBibLaTeX {
      fields += [("date", date.map { "{\($0)}" }), ("edition", reference.edition.map(braced))]
    } else {
      fields += [
        ("year", date.map { "{\($0.year)}" }), ("month", date.map { BibTeXStyle.months[$0.month - 1] }),
        ("day", date.map { "{\($0.day)}" }),
      ]
    }
    return fields + [("pages", reference.printedPage.map(braced))] + common(reference, remarks)
  }

  private func webPage(_ reference: Reference) -> Fields {
    let collection = reference.collection
    var fields: Fields = [("title", "{" + braced(reference.title) + "}")]
    if isBibLaTeX {
      fields += [
        ("organization", collection.map { braced($0.words) })
      ]
    } else {
      fields += [("howpublished", collection.map { braced($0.words) })]
    }
    var remarks = [reference.remarks]
    if !isBibLaTeX, let accessed = reference.dayOfAccess { remarks.append("Accessed \(accessed.words)") }
    return fields + common(reference, remarks)
  }

  private func common(_ reference: Reference, _ remarks: [String]) -> Fields {
    let note = remarks.filter { !$0.isEmpty }.map(\.asSentence).joined(separator: " ")
    return [
      ("url", reference.address.map { "{" + PercentText.replacing("{}\\ ", in: $0) + "}" }),
      ("urldate", isBibLaTeX ? reference.dayOfAccess.map { "{\($0)}" } : nil),
      ("issn", reference.issn.map(braced)),
      ("library", isBibLaTeX && !reference.isWebPage ? reference.collection.map { braced($0.words) } : nil),
      ("langid", isBibLaTeX ? reference.language.map { braced($0.lowercased()) } : nil),
      ("keywords", reference.tags.isEmpty ? nil : braced(reference.tags.joined(separator: ", "))),
      ("note", note.isEmpty ? nil : braced(note)),
      // Styles print `note`; these fields they leave to the reader.
      (isBibLaTeX ? "annotation" : "annote", reference.note.map(braced)),
    ]
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private func authors(_ authors: [CitedAuthor]) -> String? {
    guard !authors.isEmpty else { return nil }
    let names = authors.map { author in
      switch author {
      case .person(let family, let given, let suffix):
        BibTeXStyle.parts(family, given, suffix).map(BibTeXStyle.namePart).joined(separator: ", ")
      case .body(let name): "{" + BibTeXStyle.escaped(name) + "}"
      }
    }
    return "{" + names.joined(separator: " and ") + "}"
  }

  /// Family, suffix, given: BibTeX's own order. Of two parts, the second is the given name.
  private static func parts(_ family: String, _ given: String?, _ suffix: String?) -> [String] {
    guard let suffix else { return [family, given].compactMap(\.self) }
    return [family, suffix, given ?? ""]
  }

  private func braced(_ text: String) -> String { "{" + BibTeXStyle.escaped(text) + "}" }

  /// Braces keep together what would be read as two names, or as parts of one, and stand for a missing part.
  private static func namePart(_ text: String) -> String {
    let part = escaped(text)
    let isRead =
      part.isEmpty || part.contains(",")
      || part.split(whereSeparator: \.isWhitespace).contains { $0.lowercased() == "and" }
    return isRead ? "{\(part)}" : part
  }

  /// BibTeX also counts escaped braces: an unmatched one gets an invisible partner.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(OneLine.text(text).unicodeScalars)
    let paired = pairedBraces(scalars)
    return scalars.enumerated().map { place, scalar in
      switch scalar {
      case "{" where !paired.contains(place): "\\{\\vphantom{\\}}"
      case "}" where !paired.contains(place): "\\vphantom{\\{}\\}"
      case "&", "%", "$", "#", "_", "{", "}": "\\\(scalar)"
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      default: String(scalar)
      }
    }.joined()
  }

  private static func pairedBraces(_ scalars: [Unicode.Scalar]) -> Set<Int> {
    var (open, paired): ([Int], Set<Int>) = ([], [])
    for (place, scalar) in scalars.enumerated() {
      if scalar == "{" { open.append(place) }
      if scalar == "}", let first = open.popLast() { paired.formUnion([first, place]) }
    }
    return paired
  }
}
