import Newspapers

/// An address of the old Chronicling America (`core/urls.py` of chronam), and what it means today.
struct OldAddress {
  let link: WrittenLink
  let path: [String]

  init(_ link: WrittenLink, _ path: [String]) { (self.link, self.path) = (link, path) }

  var meaning: Link {
    guard let first = path.first else { return collection }
    let (name, rest) = (first.lowercased(), path.dropFirst())
    switch name.before(UInt8(ascii: ".")) {
    case "lccn": return numbered(NumberedPath(rest))
    case "search": return searching(rest.first?.lowercased() ?? "", rest.dropFirst().first?.lowercased())
    case "titles": return titles(Array(rest))
    case "newspapers": return newspapers(rest.first).asData(DataFormat(ending: rest.first ?? name))
    case "frontpages": return frontPages(rest.first)
    case "batches": return batches(rest.first).asData(DataFormat(ending: rest.first ?? name))
    case "data": return FileAddress.data(link, path)
    case "ocr": return archives(DataFormat(ending: rest.first ?? name))
    case "about", "help": return about
    case "awardees", "institutions", "reel", "reels", "languages", "essays", "events", "event", "reports",
      "suggest", "terms", "feed", "feeds", "ethnicities", "countries", "states", "counties", "cities",
      "institution", "essay", "material_types", "labors", "holdings":
      return .dead("no successor of “\(name)” is known")
    default:
      if IssueDate(name) != nil {
        return .dead("it showed the front pages of a hundred years ago, whatever its date")
      }
      return .unknown("Chronicling America had no such address")
    }
  }

  private var collection: Link { Link(.changed, .list("collection"), TodaysAddress.collection) }

  private var about: Link {
    Link(.changed, .list("about"), TodaysAddress.collection + "about-this-collection/")
  }

  // MARK: Newspapers, issues, pages

  private func numbered(_ numbers: NumberedPath) -> Link {
    switch numbers {
    case .fault(let reason): return .dead(reason)
    case .newspaper(let lccn, let rest): return newspaper(lccn, rest)
    case .issue(let issue, let rest):
      let address = IssueSource.libraryAddress(of: issue)
      let isJSON = rest.first == ".json"
      return rest.isEmpty || isJSON || NumberedPath.number(rest[0]) != nil
        ? Link(.changed, .issue(issue), address).asData(isJSON ? .json : nil)
        : Link(.approximate, .issue(issue), address, note: "of the issue, not of “\(rest[0])”")
    case .page(let page, let rest): return self.page(page, rest)
    }
  }

  private func newspaper(_ lccn: LCCN, _ rest: [String]) -> Link {
    let target = Link.Target.newspaper(lccn)
    let address = IssueSource.libraryAddress(of: lccn)
    switch rest.first?.lowercased() {
    case nil: return Link(.changed, target, address)
    case ".json": return Link(.approximate, target, address, note: "without its issues").asData(.json)
    case "marc.xml": return Link(.changed, target, "https://lccn.loc.gov/\(lccn)/marcxml")
    case "holdings": return Link(.changed, target, address + "?st=holdings")
    case "issues":
      guard let view = rest.dropFirst().first else {
        return Link(.changed, target, address + "?st=calendar")
      }
      if view == "first_pages" {
        let facets = "partof:chronicling america|number_page:0000000001|number_lccn:\(lccn)"
        let list = TodaysAddress.list(
          [("dl", "page"), ("fa", facets), ("sb", "date")], at: TodaysAddress.library + "/search/")
        return Link(.changed, .list("front pages of \(lccn)"), list)
      }
      return Link(
        .approximate, target, address + "?st=calendar", note: "the calendar, not the year \(view)")
    case let view?: return Link(.approximate, target, address, note: "the newspaper, not its “\(view)”")
    }
  }

  private func page(_ page: PageID, _ rest: [String]) -> Link {
    let address = IssueSource.libraryAddress(of: page)
    let name = rest.first?.lowercased()
    let region = rest.lazy.compactMap { LinkRegion(image: $0) }.first
    if let region {
      return Link(
        .approximate, .page(page, region), address,
        note: "the page, not the part \(region) in pixels: left, top, width, height")
    }
    switch name {
    case ".json": return Link(.changed, .page(page), address).asData(.json)
    case nil, "ocr":
      return Link(.changed, .page(page), address, words: link.words)
    case let name? where name.hasPrefix(";words="):
      return Link(.changed, .page(page), address, words: link.words)
    case let file?:
      var link = Link(.approximate, .page(page), address, note: "the page, not its “\(file)”")
      link.file = OldAddress.files[file]
      return link
    }
  }

  /// Those of `LinkedFile.addressed`.
  private static let files: [String: PageFile] = [".pdf": .pdf, ".jp2": .jp2, "ocr.xml": .alto]

  // MARK: Lists

  private func searching(_ kind: String, _ view: String?) -> Link {
    switch (kind, view) {
    case ("pages", _): OldSearch(link).meaning
    case ("titles", _): OldSearch(link).titles
    case ("advanced", _), ("", _): collection
    default: .unknown("Chronicling America had no such search")
    }
  }

  private func titles(_ rest: [String]) -> Link {
    guard rest.first?.lowercased() == "places" else { return OldSearch(link).titles }
    let places = zip([ListFacet.state, .county, .city], rest.dropFirst())
    let facets = places.map { $0.facet($1.replacing("_", with: " ")) }
    let list = facets.isEmpty ? [] : [("fa", facets.joined(separator: "|"))]
    return Link(.changed, .list("titles"), TodaysAddress.directoryList(list))
  }

  private func frontPages(_ file: String?) -> Link {
    guard let date = file.flatMap({ IssueDate($0.prefix { $0 != "." }) }) else {
      return .dead("it names a day that does not exist")
    }
    let parameters = [
      ("dl", "page"), ("searchType", "advanced"), ("front_pages_only", "true"),
      ("start_date", date.description), ("end_date", date.description),
    ]
    return Link(.changed, .list("front pages of \(date)"), TodaysAddress.list(parameters)).asData(.json)
  }

  private func batches(_ written: String?) -> Link {
    guard let name = written?.prefix(while: { $0 != "." }).lowercased(), name != "summary", name != "feed",
      // `/batches/2.json`
      NumberedPath.number(name) == nil
    else { return Link(.changed, .list("batches"), TodaysAddress.batches) }
    let batch = name.removing(prefix: "batch_")
    return Link(
      .changed, .batch(batch), TodaysAddress.list([("dl", "issue"), ("fa", "batch:\(batch)")]))
  }

  /// The archives of text; as JSON, they are in the list of batches today.
  private func archives(_ format: DataFormat?) -> Link {
    let address = format == .json ? TodaysAddress.batches : TodaysAddress.collection + "datasets/"
    return Link(.changed, .list("datasets"), address).asData(format)
  }
}
