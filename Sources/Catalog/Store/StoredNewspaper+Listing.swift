import Newspapers

extension StoredNewspaper {
  /// What a source's list says about a newspaper; less than a record does.
  init(listing newspaper: Newspaper, kind: Kind = .listed) {
    self.init(kind: kind)
    lccn = newspaper.lccn.description
    title = Lines.line(newspaper.title)
    places = newspaper.places.map { Lines.line($0.cataloged) }.joined(separator: "\n")
    if let years = newspaper.years {
      startYear = years.start == .unknown ? "" : years.start.description
      endYear = years.end == .unknown ? "" : years.end.description
    }
    languages = newspaper.languages.map(Lines.line).joined(separator: "\n")
    frequency = Lines.line(newspaper.frequency ?? "")
  }

  /// Whether the list did not name it, as `Newspaper.isUntitled`.
  var isUntitled: Bool { title.isEmpty || title == lccn }

  /// Whether the list says less than others may: Open ONI's own lists have only titles.
  var isBare: Bool { isUntitled || places.isEmpty }

  /// The same with the title of `known` if it has none, with the texts of `known` where it has none, and with
  /// its places where they say more: `Michigan--Wayne--Detroit` where a list has `Michigan`.
  func completed(by known: StoredNewspaper) -> StoredNewspaper {
    var whole = self
    if isUntitled, !known.isUntitled { whole.title = known.title }
    for text in [
      \StoredNewspaper.startYear, \.endYear, \.languages, \.frequency, \.frequencyWords, \.ethnicities,
      \.otherTitles,
      \.placeOfPublication, \.publisher, \.subjects, \.notes, \.preceding, \.succeeding, \.oclc, \.issn,
    ] as [WritableKeyPath<StoredNewspaper, String>] where whole[keyPath: text].isEmpty {
      whole[keyPath: text] = known[keyPath: text]
    }
    let knownPlaces = Lines.strings(known.places)
    let isPart = Lines.strings(places).allSatisfy { place in
      knownPlaces.contains { $0 == place || $0.hasPrefix("\(place)--") }
    }
    if isPart { whole.places = known.places }
    return whole
  }
}
