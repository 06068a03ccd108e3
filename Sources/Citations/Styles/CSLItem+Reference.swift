import Newspapers

extension Reference {
  /// What a record of CSL-JSON says about a page. Remarks and keywords are not read: they are assembled from
  /// more than one part of a reference.
  public init(_ item: CSLItem, of page: PageID) {
    func line(_ text: String?) -> String? { text.map(OneLine.text)?.nonEmpty }
    self.init(.page(page), title: line(item.containerTitle) ?? page.issue.lccn.cited)
    headline = line(item.title)
    authors = (item.author ?? []).compactMap(CitedAuthor.init)
    place = line(item.publisherPlace)
    edition = line(item.edition)
    section = line(item.section)
    printedPage = line(item.page)
    address = line(item.address)
    accessed = item.accessed?.date
    collection = line(item.source).map {
      $0 == CitedCollection.chroniclingAmerica.words ? .chroniclingAmerica : CitedCollection(name: $0)
    }
    issn = line(item.issn)
    language = item.language.map(LanguageName.english)
  }
}

extension CitedAuthor {
  /// Nil for a name without letters.
  fileprivate init?(_ name: CSLItem.Name) {
    if let body = name.literal.map(OneLine.text)?.nonEmpty {
      self = .body(body)
    } else if let family = name.family.map(OneLine.text)?.nonEmpty {
      self = .person(
        family: family, given: name.given.map(OneLine.text)?.nonEmpty,
        suffix: name.suffix.map(OneLine.text)?.nonEmpty)
    } else {
      return nil
    }
  }
}
