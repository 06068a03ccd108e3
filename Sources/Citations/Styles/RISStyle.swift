import Newspapers

/// RIS, as reference managers read it: lines of a tag, two spaces, a hyphen and a value, ending with CR LF.
enum RISStyle {
  static func record(_ reference: Reference, key: String) -> String {
    let fields = [("TY", reference.isWebPage ? "ELEC" : "NEWS"), ("ID", key)]
    let own = reference.isWebPage ? webPage(reference) : news(reference)
    let numbers = [
      ("UR", reference.address), ("Y2", reference.dayOfAccess.map { "\($0.withSlashes)/" }),
      ("DP", reference.collection?.words), ("CN", reference.callNumber), ("SN", reference.issn),
      ("LA", reference.language), ("N1", reference.remarks.isEmpty ? nil : reference.remarks),
      ("N1", reference.note),
    ]
    let known = (own + numbers).compactMap { tag, value in value.map { (tag, $0) } }
    let tags = reference.tags.map { ("KW", $0) }
    return (fields + known + tags + [("ER", "")]).map { "\($0)  - \(OneLine.text($1))\r\n" }.joined()
  }

  private typealias Fields = [(String, String?)]

  private static func news(_ reference: Reference) -> Fields {
    let title = reference.headline ?? reference.pageTitle.map { "[\($0)]" } ?? "[Newspaper issue]"
    return [("TI", title)] + reference.authors.map { ("AU", Optional($0.recorded)) } + [
      ("T2", reference.title), ("CY", reference.place),
      ("DA", reference.issue.map { "\($0.date.withSlashes)/" }),
      ("PY", reference.issue.map { String($0.date.year) }), ("ET", reference.edition),
      ("SE", reference.section), ("SP", reference.printedPage),
    ]
  }

  private static func webPage(_ reference: Reference) -> Fields {
    [
      ("TI", reference.title), ("T2", reference.collection?.name),
      ("PB", reference.collection?.institution),
    ]
  }
}
