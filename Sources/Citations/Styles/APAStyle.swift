import Newspapers

/// The Publication Manual of the APA, 7th edition: an entry of a reference list. APA wants headlines in sentence case;
/// they are printed as the reader wrote them.
enum APAStyle {
  static func entry(_ reference: Reference) -> CitationText {
    reference.isWebPage ? webPage(reference.typeset) : article(reference.typeset)
  }

  private static func article(_ reference: Reference) -> CitationText {
    var text = CitationText()
    let what =
      reference.headline.map { Quotation.ended($0, with: ".", isQuoted: false) }
      ?? (reference.image == nil ? "[Newspaper issue]." : "[Newspaper page].")
    let date = reference.issue.map { "(\($0.date.inAPA))." } ?? ""
    if let names = names(reference.authors) {
      text.append("\(Quotation.closed(names, with: ".")) \(date) \(what) ")
    } else {
      text.append("\(what) \(date) ")
    }
    text.append(title: reference.title)
    // A title such as `The Patriot, &c.` has its period.
    let place = reference.placeWords(section: "Section").map { ", \($0)" }.joined()
    text.append(place.isEmpty && reference.title.hasSuffix(".") ? "" : place + ".")
    text.append(reference.addressOrNumber.map { " \($0)" } ?? "")
    return text
  }

  private static func webPage(_ reference: Reference) -> CitationText {
    var text = CitationText()
    let title = Quotation.nested(reference.title, isQuoted: false)
    let collection = reference.collection
    if let institution = collection?.institution {
      text.append("\(institution). (n.d.). ")
      text.append(title: title)
      text.append(". ")
    } else {
      text.append(title: title)
      text.append(". (n.d.). ")
    }
    let place: String? =
      switch (reference.accessed?.words, reference.addressOrNumber) {
      case (let day?, let address?): "Retrieved \(day), from \(address)"
      // The day is all that dates a search.
      case (let day?, nil): "Retrieved \(day)."
      case (nil, let address): address
      }
    text.append([collection.map { "\($0.name)." }, place].compactMap(\.self).joined(separator: " "))
    return text
  }

  /// `Sample, C., Model, J., & Specimen, I. B.`; if there are more than 20, the first 19 and the last.
  private static func names(_ authors: [CitedAuthor]) -> String? {
    let names = authors.map(\.initialed)
    guard let last = names.last else { return nil }
    switch names.count {
    case 1: return last
    case 2...20: return names.dropLast().joined(separator: ", ") + ", & " + last
    default: return names.prefix(19).joined(separator: ", ") + ", … " + last
    }
  }
}
