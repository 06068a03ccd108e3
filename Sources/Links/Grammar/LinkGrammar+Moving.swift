import Newspapers

/// Addresses that move from one site to another, by the ids in them.
extension LinkGrammar {
  /// The same at `home`: approximate if that address has only part of the meaning. Addresses that are already
  /// there, or that have no ID, stay.
  static func moved(_ link: Link, _ written: WrittenLink, to home: IssueSource) -> Link {
    guard [.changed, .same, .kept, .approximate].contains(link.status), written.host != "lccn.loc.gov",
      !written.isAt(home)
    else { return link }
    var moved = link
    if !written.isAt(.library), let marker = written.path.firstIndex(of: "lccn") {
      // The addresses of all sites are those of the old Chronicling America.
      moved = OldAddress(written, Array(written.path[marker...])).meaning
    }
    guard home != .library else { return moved }
    guard let address = home.address(of: moved.target) else { return link }
    if let numbers = written.numbersOfSite, let rest = numbers.restAtSites {
      (moved.status, moved.note) = (.changed, nil)
      if rest == ".json" {
        // Open ONI's own is that of IIIF.
        (moved.status, moved.note) = (.approximate, "its JSON may have other fields")
      }
      moved.address = address.removing(suffix: "/") + rest
      return moved
    }
    if moved.status != .approximate, moved.address != IssueSource.library.address(of: moved.target) {
      // Parameters of an address at the Library, a view of a newspaper, or its record.
      moved.status = .approximate
      moved.note =
        LibraryAddress(written).lost
        ?? "the newspaper, not its “\(written.value("st") ?? written.path.last ?? "")”"
    }
    if moved.status != .approximate { moved.status = .changed }
    moved.address = address
    return moved
  }
}

extension WrittenLink {
  /// What the path says if it is one of chronam or Open ONI: of a site, or of the old Chronicling America.
  fileprivate var numbersOfSite: NumberedPath? {
    let isOld =
      host.hasSuffix("chroniclingamerica.loc.gov") || path.first?.lowercased() == "chroniclingamerica"
    guard isOld || !isAt(.library), let marker = path.firstIndex(where: { $0.lowercased() == "lccn" }) else {
      return nil
    }
    return NumberedPath(path[(marker + 1)...])
  }

  /// Whether it is one of the addresses of `source`, with or without encryption.
  fileprivate func isAt(_ source: IssueSource) -> Bool {
    func place(_ name: String) -> Substring {
      name.place(of: "://").map { name[$0.upperBound...] } ?? name[...]
    }
    return IssueSource(text).map { place($0.stored) == place(source.stored) } ?? false
  }
}
