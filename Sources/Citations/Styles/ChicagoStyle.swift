import Newspapers

/// The Chicago Manual of Style and Turabian: notes, and entries of a bibliography.
///
/// A section with a letter or a number follows date and edition, `sec. B, p. 4`; one with a name precedes the newspaper,
/// as columns do.
struct ChicagoStyle {
  /// With more authors than this, a note names only the first.
  private let mostInNote: Int
  /// With more than this, a bibliography names only `fewInBibliography`.
  private let mostInBibliography: Int
  private let fewInBibliography: Int

  /// The 18th edition.
  static let chicago = ChicagoStyle(mostInNote: 2, mostInBibliography: 6, fewInBibliography: 3)
  /// Turabian's 9th edition, which follows Chicago's 17th.
  static let turabian = ChicagoStyle(mostInNote: 3, mostInBibliography: 10, fewInBibliography: 7)

  /// - Parameter isLinked: whether the address is left out, because it is a link.
  func note(_ reference: Reference, isLinked: Bool = false) -> CitationText {
    let reference = reference.typeset
    var text = CitationText()
    let names = self.names(reference.authors.map(\.direct), most: mostInNote, few: 1)
    if reference.isWebPage {
      text.append(quotation: Quotation.quoted(reference.title, before: ","))
      text.append(" ")
      let accessed = reference.accessed.map { "accessed \($0.words)" }
      let parts = [reference.collection?.words, accessed, isLinked ? nil : reference.addressOrNumber]
      text.append(parts.compactMap(\.self).joined(separator: ", ") + ".")
      return text
    }
    if let names { text.append(names + ", ") }
    if let headline = reference.headline {
      text.append(quotation: Quotation.quoted(headline, before: ","))
      text.append(" ")
    }
    if let section = reference.namedSection { text.append(section + ", ") }
    text.append(title: reference.title)
    text.append(reference.place.map { " (\($0))" } ?? "")
    let place = reference.placeWords(section: "sec.", isShort: true).joined(separator: ", ").nonEmpty
    let parts = [
      reference.issue?.date.words, reference.edition.map(CitedEdition.inChicago), place,
      isLinked ? nil : reference.addressOrNumber,
    ]
    text.append(", " + parts.compactMap(\.self).joined(separator: ", ") + ".")
    return text
  }

  func bibliography(_ reference: Reference) -> CitationText {
    let reference = reference.typeset
    var text = CitationText()
    if reference.isWebPage {
      let accessed = reference.accessed.map { "Accessed \($0.words)" }
      let collection = reference.collection
      let institution = collection?.institution ?? collection?.name
      if let institution { text.append(institution + ". ") }
      text.append(Quotation.quoted(reference.title, before: ".") + " ")
      let parts = [
        collection?.institution == nil ? nil : collection?.name, accessed, reference.addressOrNumber,
      ]
      text.append(parts.compactMap(\.self).joined(separator: ". ") + ".")
      return text
    }
    let names = reference.authors.enumerated().map { $0 == 0 ? $1.inverted : $1.direct }
    let headline = reference.headline.map { Quotation.quoted($0, before: ".") + " " } ?? ""
    let section = reference.namedSection.map { "\($0). " } ?? ""
    let place = reference.place.map { " (\($0))" } ?? ""
    if let names = self.names(names, most: mostInBibliography, few: fewInBibliography, isInverted: true) {
      text.append(Quotation.closed(names, with: ".") + " " + headline + section)
      text.append(title: reference.title)
      text.append(place + ", ")
    } else {
      text.append(title: reference.title)
      text.append(place + ". " + headline + section)
    }
    let letter = reference.letteredSection.map { "Sec. \($0)" }
    let parts = [
      reference.issue?.date.words, reference.edition.map(CitedEdition.inChicago), letter,
      reference.addressOrNumber,
    ]
    text.append(parts.compactMap(\.self).map { Quotation.closed($0, with: ".") }.joined(separator: " "))
    return text
  }

  /// `A and B`, `A, B, and C`; `A et al.` if there are more than `most`.
  private func names(_ names: [String], most: Int, few: Int, isInverted: Bool = false) -> String? {
    guard let last = names.last else { return nil }
    if names.count > most {
      return names.prefix(few).joined(separator: ", ") + (few > 1 ? ", et al." : " et al.")
    }
    switch names.count {
    case 1: return last
    case 2: return names[0] + (isInverted ? ", and " : " and ") + last
    default: return names.dropLast().joined(separator: ", ") + ", and " + last
    }
  }
}
