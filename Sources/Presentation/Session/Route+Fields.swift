import Newspapers

/// A route as names with values, for files that outlive the program: `["screen": "page", "page":
/// "sn83045462/1865-10-02/ed-1/seq-1", "title": "Evening star"]`.
extension Route {
  /// Nil for routes that will mean nothing later: questions, unfinished input, and the result of a corpus
  /// job, which is opened by its folder.
  public var fields: [String: String]? {
    switch self {
    case .home: Route.fields("home")
    case .newspapers(let query): Route.fields("newspapers").merging(query.fields) { $1 }
    case .newspaper(let lccn, let preview), .pageOrRecord(_, of: let lccn, let preview):
      Route.fields("newspaper", ["lccn": lccn.description, "title": preview?.row.title])
    case .calendar(let lccn, let title, let date, let edition):
      Route.fields(
        "calendar",
        [
          "lccn": lccn.description, "title": title, "date": date?.description,
          "edition": edition.map(String.init),
        ])
    case .issue(let issue, let title, let first):
      Route.fields(
        "issue", ["issue": issue.description, "title": title, "first": first.map(String.init)])
    case .frontPages(let date, let state):
      Route.fields("front-pages", ["date": date.description, "state": state])
    case .page(let page, let title, let found):
      Route.fields(
        "page", ["page": page.description, "title": title, "query": found?.query.description])
    case .excerpt(let excerpt):
      Route.fields("page", ["page": excerpt.page.description, "title": excerpt.newspaper.title])
    case .jobs: Route.fields("jobs")
    case .notes: Route.fields("notes")
    case .bookmarks: Route.fields("bookmarks")
    case .reading: Route.fields("reading")
    case .savedSearches: Route.fields("saved-searches")
    case .places(let query): Route.fields("places").merging(query.fields) { $1 }
    case .map(let state): Route.fields("map", ["state": state])
    case .search(let text, let isAsked, let order, let source):
      Route.fields(
        "search",
        ["query": text, "asked": isAsked ? "yes" : nil, "order": order?.rawValue, "source": source])
    case .jobFailurePicker, .queuePicker, .address, .clipping, .rereading, .result, .searchFacetPicker,
      .searchValuePicker, .searchFieldPicker, .searchOrderPicker, .searchTrendPicker, .variantPicker,
      .facetPicker, .facetValuePicker, .frontPageStatePicker, .activeFilterPicker, .orderPicker,
      .citationPicker, .saveAsPicker,
      .pictureOrderPicker, .existingFilePicker:
      nil
    }
  }

  private static func fields(_ screen: String, _ more: [String: String?] = [:]) -> [String: String] {
    more.compactMapValues { $0.flatMap(\.nonEmpty) }.merging(["screen": screen]) { $1 }
  }

  /// Nil for a screen that this program does not know, or that the fields do not lead to.
  public init?(fields: [String: String]) {
    let fields = fields.mapValues(OwnWords.line)
    let title = fields["title"]
    switch fields["screen"] {
    case "home": self = .home
    case "newspapers": self = .newspapers(NewspaperQuery(fields: fields))
    case "newspaper":
      guard let lccn = Route.lccn(fields) else { return nil }
      let preview = title.map {
        NewspaperDetailContent(
          remembering: Newspaper(lccn: lccn, title: $0), in: "your library", isLocal: false)
      }
      self = .newspaper(lccn, preview: preview)
    case "calendar":
      guard let lccn = Route.lccn(fields) else { return nil }
      self = .calendar(
        lccn, title: title, date: fields["date"].flatMap { IssueDate($0) },
        edition: fields["edition"].flatMap { Int($0) })
    case "issue":
      guard case .issue(let issue)? = Route.address(fields["issue"]) else { return nil }
      self = .issue(issue, title: title, first: fields["first"].flatMap { Int($0) })
    case "front-pages":
      guard let date = fields["date"].flatMap({ IssueDate($0) }) else { return nil }
      self = .frontPages(date, state: fields["state"])
    case "page":
      guard case .page(let page)? = Route.address(fields["page"]) else { return nil }
      let query = fields["query"].flatMap { try? SearchQuery.read($0).query }
      self = .page(page, title: title, found: query.map { FoundPage(query: $0, returns: true) })
    case "jobs": self = .jobs
    case "notes": self = .notes
    case "bookmarks": self = .bookmarks
    case "reading": self = .reading
    case "saved-searches": self = .savedSearches
    case "places": self = .places(NewspaperQuery(fields: fields))
    case "map": self = .map(state: fields["state"])
    case "search":
      self = .search(
        fields["query"] ?? "", isAsked: fields["asked"] == "yes",
        order: fields["order"].flatMap { SearchOrder(rawValue: $0) }, source: fields["source"])
    default: return nil
    }
  }

  private static func lccn(_ fields: [String: String]) -> LCCN? { fields["lccn"].flatMap { try? LCCN($0) } }

  private static func address(_ written: String?) -> PageAddress? {
    written.flatMap { try? PageAddress($0) }
  }
}
