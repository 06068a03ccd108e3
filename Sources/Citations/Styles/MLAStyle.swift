import Newspapers

/// The MLA Handbook, 9th edition: an entry of a list of works cited.
enum MLAStyle {
  static func entry(_ reference: Reference) -> CitationText {
    let reference = reference.typeset
    var text = CitationText()
    if let names = names(reference.authors) { text.append(Quotation.closed(names, with: ".") + " ") }
    if reference.isWebPage {
      text.append(Quotation.quoted(reference.title, before: ".") + " ")
      let address = reference.addressOrNumber
      if let collection = reference.collection {
        text.append(title: collection.name)
        text.append((collection.institution.map { ", \($0)" } ?? "") + (address == nil ? "." : ", "))
      }
      text.append(address.map { "\($0)." } ?? "")
      if let accessed = reference.accessed { text.append(" Accessed \(accessed.inMLA).") }
      return text
    }
    if let headline = reference.headline { text.append(Quotation.quoted(headline, before: ".") + " ") }
    text.append(title: reference.title)
    text.append(reference.place.map { " [\($0)]" } ?? "")
    let letter = reference.letteredSection.map { "sec. \($0)" }
    let parts = [
      reference.edition.map { CitedEdition.ordinal($0) ?? $0 }, reference.issue?.date.inMLA, letter,
      reference.labeledPage(isShort: true),
    ]
    text.append(", " + parts.compactMap(\.self).joined(separator: ", ") + ". ")
    if let section = reference.namedSection { text.append(Quotation.closed(section, with: ".") + " ") }
    if let collection = reference.collection {
      text.append(title: collection.words)
      text.append(", ")
    }
    text.append((reference.addressOrNumber ?? "") + ".")
    return text
  }

  /// `Sample, Clara, and John Model`; the first and “et al.” for three or more.
  private static func names(_ authors: [CitedAuthor]) -> String? {
    guard let first = authors.first?.inverted else { return nil }
    switch authors.count {
    case 1: return first
    case 2: return "\(first), and \(authors[1].direct)"
    default: return "\(first), et al."
    }
  }
}
