import Newspapers

/// An address of www.loc.gov.
struct LibraryAddress {
  let link: WrittenLink

  init(_ link: WrittenLink) { self.link = link }

  var meaning: Link {
    let first = link.path.first?.lowercased()
    switch first {
    case "item", "resource": return numbered(NumberedPath(link.path.dropFirst()), isItem: first == "item")
    case "collections" where link.path.dropFirst().first?.lowercased() == "chronicling-america":
      return list
    case "collections" where link.path.dropFirst().first?.lowercased() == TodaysAddress.directoryName:
      return Link(.same, .list("titles"), link.text)
    case "search" where link.value("fa")?.contains("number_lccn") == true: return list
    case "lccn": return numbered(NumberedPath(link.path.dropFirst()), isItem: true)
    default: return .unknown("it belongs to another collection of the Library")
    }
  }

  private func numbered(_ numbers: NumberedPath, isItem: Bool) -> Link {
    switch numbers {
    case .fault(let reason):
      // Items in other collections have their own kinds of numbers.
      return link.path.count > 2 ? .dead(reason) : .unknown("it is not a newspaper's number")
    case .newspaper(let lccn, let rest):
      let view = link.value("st").flatMap { ["calendar", "holdings"].contains($0) ? "?st=\($0)" : nil } ?? ""
      // Books and photographs have numbers, too: only those of serials are certain to be newspapers.
      let isSerial = lccn.description.hasPrefix("sn") && (rest.isEmpty || rest == [".json"])
      var today = todays(.newspaper(lccn), IssueSource.libraryAddress(of: lccn) + view)
      if !isSerial { today.status = .same }
      return today
    case .issue(let issue, _):
      guard let written = link.value("sp") else {
        return todays(.issue(issue), IssueSource.libraryAddress(of: issue))
      }
      guard let sequence = NumberedPath.number(written) else { return .dead("there is no page “\(written)”") }
      return page(PageID(issue: issue, sequence: sequence))
    case .page(let page, let rest):
      return rest.isEmpty
        ? self.page(page)
        : Link(
          .approximate, .page(page), IssueSource.libraryAddress(of: page),
          note: "the page, not its “\(rest[0])”")
    }
  }

  private func page(_ page: PageID) -> Link {
    let region = (link.value("r") ?? link.value("clip")).flatMap { LinkRegion(viewer: $0) }
    var today = todays(.page(page, region), IssueSource.libraryAddress(of: page))
    today.words = link.value("q")?.nonEmpty
    return today
  }

  /// - Parameter plain: the address of `target` alone.
  private func todays(_ target: Link.Target, _ plain: String) -> Link {
    guard let lost else { return Link(.changed, target, plain) }
    let whole = "\(TodaysAddress.library)\(link.location)"
    // Entities that are left in it would be decoded by the next reader.
    guard isOfToday, LinkPunctuation.bare(whole) == whole else {
      return Link(.approximate, target, plain, note: lost)
    }
    return Link(.changed, target, whole)
  }

  /// Whether it works as it is, with everything that it says beyond its target: a view, a part, words.
  private var isOfToday: Bool {
    let path = link.path.map { $0.lowercased() }
    guard path.first == "item" || path.first == "resource", !path.contains(where: { $0.contains(".") })
    else { return false }
    return path.count == 2 || path.count == 4 && path[3].hasPrefix("ed-")
  }

  /// What the address says beyond its target: lost at another site, and in another form; nil for nothing.
  var lost: String? {
    let names = link.query.filter { pair in
      switch pair.name {
      case "sp": false
      case "st": !["calendar", "holdings"].contains(pair.value) || link.path.count > 2
      default: true
      }
    }.map(\.name)
    return names.isEmpty ? nil : "without \(names.joined(separator: ", "))"
  }

  private var list: Link {
    if let kind = link.value("dl"), kind != "page" { return Link(.same, .list(kind), link.text) }
    guard !link.query.isEmpty else { return Link(.same, .list("collection"), link.text) }
    guard let read = try? SearchQuery.read(OldSearch.address(link.query)) else {
      return Link(.same, .list("pages"), link.text)
    }
    return Link(.same, .search(read.query.description), link.text)
  }
}
