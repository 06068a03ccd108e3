import Newspapers

extension StoredNewspaper {
  /// What a source's list says about a newspaper; less than a record does.
  init(listing newspaper: Newspaper, kind: Kind = .listed) {
    self.init(kind: kind)
    lccn = newspaper.lccn.description
    title = Lines.line(newspaper.title)
    places = StoredNewspaper.column(newspaper.places)
    if let years = newspaper.years {
      startYear = years.start.listed
      endYear = years.end.listed
    }
    languages = newspaper.languages.map(Lines.line).joined(separator: "\n")
    frequency = Lines.line(newspaper.frequency ?? "")
  }

  /// Whether the list did not name it, as `Newspaper.isUntitled`.
  var isUntitled: Bool { title.isEmpty || title == lccn }

  /// Whether the list says less than others may: Open ONI's own lists have only titles.
  var isBare: Bool { isUntitled || places.isEmpty }

  /// The same, completed from `known`: its title and texts if they are missing here, and its places if they
  /// say more: `Michigan--Wayne--Detroit` where a list has `Michigan` or `Michigan--Detroit`. If all are among
  /// those of `known`, it has them all.
  func completed(by known: StoredNewspaper) -> StoredNewspaper {
    var whole = self
    if isUntitled, !known.isUntitled { whole.title = known.title }
    for text in [
      \StoredNewspaper.languages, \.frequency, \.frequencyWords, \.ethnicities, \.otherTitles,
      \.placeOfPublication, \.publisher, \.subjects, \.notes, \.preceding, \.succeeding, \.oclc, \.issn,
    ] as [WritableKeyPath<StoredNewspaper, String>] where whole[keyPath: text].isEmpty {
      whole[keyPath: text] = known[keyPath: text]
    }
    let years = self.years.completed(by: known.years)
    (whole.startYear, whole.endYear) = (years.start.listed, years.end.listed)
    let fuller = readPlaces.completed(by: known.readPlaces)
    whole.places =
      fuller.allSatisfy(known.readPlaces.contains) ? known.places : StoredNewspaper.column(fuller)
    return whole
  }

  /// With the city that its place of publication names, if its places are states and one of them is meant: the Library's
  /// lists name cities only after titles. A record has places of its own.
  var withPublishedCity: StoredNewspaper {
    guard kind != .record, !placeOfPublication.isEmpty, !places.isEmpty, !places.has("--") else {
      return self
    }
    let states = Lines.strings(places)
    let published = PublishedPlace(placeOfPublication)
    guard let city = published.city, let state = published.state(among: Set(states)) else { return self }
    var whole = self
    whole.places =
      states.map { $0 == state ? Place(state: $0, city: PlaceName.spelledOut(city)).cataloged : $0 }
      .joined(separator: "\n")
    return whole
  }

  /// The same with the places of `row`, too, another row of the same list, completed by what only that says.
  func joined(with row: StoredNewspaper) -> StoredNewspaper {
    var joined = completed(by: row)
    joined.places = StoredNewspaper.column(joined.readPlaces.joined(with: row.readPlaces))
    return joined
  }

  private var readPlaces: [Place] { Lines.strings(places).compactMap(Place.init) }

  private static func column(_ places: [Place]) -> String {
    places.map { Lines.line($0.cataloged) }.joined(separator: "\n")
  }
}

extension CatalogYear {
  /// As stored: an unknown one is empty, and left to whoever knows it.
  var listed: String { self == .unknown ? "" : description }
}
