extension Reference {
  /// With typographic apostrophes and quotation marks in what styles print as it is. Headlines and the titles of web pages
  /// stay as they are: styles quote them.
  var typeset: Reference {
    func typeset(_ text: String) -> String { Quotation.nested(text, isQuoted: false) }
    var reference = self
    if !isWebPage { reference.title = typeset(title) }
    reference.place = place.map(typeset)
    reference.edition = edition.map(typeset)
    reference.section = section.map(typeset)
    reference.authors = authors.map { author in
      switch author {
      case .person(let family, let given, let suffix):
        .person(family: typeset(family), given: given.map(typeset), suffix: suffix.map(typeset))
      case .body(let name): .body(typeset(name))
      }
    }
    reference.collection = collection.map { collection in
      CitedCollection(name: typeset(collection.name), institution: collection.institution.map(typeset))
    }
    return reference
  }
}
