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
}
