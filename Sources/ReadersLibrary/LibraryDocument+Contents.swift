import Newspapers

extension LibraryDocument {
  /// The contents of the document; nothing required is skipped.
  func contents() throws(LibraryDocumentError) -> LibraryContents {
    guard format == LibraryDocument.name else {
      throw LibraryDocumentError("“format” is not “\(LibraryDocument.name)”: this is not an exported library")
    }
    if let version, version > 1 {
      throw LibraryDocumentError("“version” is \(version): update Broadsheet to read it")
    }
    guard
      bookmarks != nil || history != nil || filters != nil || searches != nil || excerpts != nil
        || positions != nil || session != nil
    else {
      throw LibraryDocumentError(
        "“bookmarks”, “history”, “filters”, “searches”, “excerpts”, “positions” and “session” are all missing"
      )
    }
    var contents = LibraryContents()
    for (number, entry) in (bookmarks ?? []).enumerated() {
      contents.bookmarks.append(try entry.bookmark(at: "bookmarks[\(number)]"))
    }
    for (number, entry) in (history ?? []).enumerated() {
      let place = "history[\(number)]"
      contents.visits.append(
        Visit(
          try entry.newspaper(at: place),
          opened: try LibraryDocument.time(entry.opened, at: "\(place).opened")))
    }
    for (number, filter) in (filters ?? []).enumerated() {
      let place = "filters[\(number)]"
      let saved = SavedFilter(
        name: filter.name, fields: filter.fields,
        saved: try LibraryDocument.time(filter.saved, at: "\(place).saved"))
      if saved.name.isEmpty { throw LibraryDocumentError("“\(place).name” is empty") }
      contents.filters.append(saved)
    }
    for (number, search) in (searches ?? []).enumerated() {
      contents.searches.append(try search.search(at: "searches[\(number)]"))
    }
    for (number, excerpt) in (excerpts ?? []).enumerated() {
      contents.excerpts.append(try excerpt.excerpt(at: "excerpts[\(number)]"))
    }
    for (number, position) in (positions ?? []).enumerated() {
      contents.positions.append(try position.position(at: "positions[\(number)]"))
    }
    contents.session = try session?.session()
    return contents
  }

  static func newspaper(
    _ lccn: LCCN, _ title: String?, _ places: [String]?, from start: String?, to end: String?
  ) -> Newspaper {
    let years = start == nil && end == nil ? nil : "\(start ?? "")-\(end ?? "")"
    return Newspaper(
      lccn: lccn, title: OwnWords.line(title ?? ""),
      places: (places ?? []).compactMap { Place(OwnWords.line($0)) },
      years: years.map { PublicationYears($0) })
  }

  static func time(_ written: String?, at place: String) throws(LibraryDocumentError) -> Double {
    guard let written else { throw LibraryDocumentError("“\(place)” is missing") }
    guard let time = Timestamp.read(written) else {
      throw LibraryDocumentError("“\(place)” is “\(written)”, not a time such as 2026-11-21T06:43:47Z")
    }
    return time
  }
}

extension LibraryDocument.Search {
  fileprivate func search(at place: String) throws(LibraryDocumentError) -> SavedSearch {
    let order = sort.flatMap { SearchOrder(rawValue: $0) }
    if let sort, order == nil {
      throw LibraryDocumentError("“\(place).sort” is “\(sort)”, which is not an order")
    }
    guard SavedSearch.isName(name) else {
      throw LibraryDocumentError("“\(place).name” is “\(name)”: it must not be empty or have quotation marks")
    }
    let created = try LibraryDocument.time(created, at: "\(place).created")
    let search = SavedSearch(
      name: name, query: query, source: source, order: order, created: created,
      changed: changed == nil ? created : try LibraryDocument.time(changed, at: "\(place).changed"))
    // An unreadable one may be from a newer program: it is kept, and using it says what is wrong.
    if search.query.isEmpty { throw LibraryDocumentError("“\(place).query” is empty") }
    return search
  }
}

extension LibraryDocument.Entry {
  fileprivate func bookmark(at place: String) throws(LibraryDocumentError) -> Bookmark {
    let added = try LibraryDocument.time(added, at: "\(place).added")
    let newspaper = try newspaper(at: place)
    return Bookmark(
      newspaper, target: try bookmarked(in: newspaper.lccn, at: place),
      at: try LibraryDocument.source(source, at: "\(place).source"), note: note ?? "", tags: tags ?? [],
      added: added,
      changed: changed == nil ? added : try LibraryDocument.time(changed, at: "\(place).changed"))
  }

  /// Nil for the newspaper itself.
  private func bookmarked(in lccn: LCCN, at place: String) throws(LibraryDocumentError) -> PageAddress? {
    guard let target else { return nil }
    let address: PageAddress
    do throws(PageAddressError) {
      address = try PageAddress(target)
    } catch {
      throw LibraryDocumentError("“\(place).target”: \(error)")
    }
    guard address.lccn == lccn else {
      throw LibraryDocumentError("“\(place).target” is “\(target)”, which is not in newspaper \(lccn)")
    }
    return address
  }

  fileprivate func newspaper(at place: String) throws(LibraryDocumentError) -> Newspaper {
    let number: LCCN
    do throws(LCCNError) {
      number = try LCCN(lccn)
    } catch {
      throw LibraryDocumentError("“\(place).lccn”: \(error)")
    }
    return LibraryDocument.newspaper(number, title, places, from: startYear, to: endYear)
  }
}
