import NewspaperHTTP
import Newspapers

/// An issue, and where the files of its pages are.
struct IssueFiles: Expiring, Sendable {
  let issue: Issue
  /// By position, which is the number in the address; nil for a page without files.
  private let pages: [Page?]
  private let server: Server

  struct Page: Sendable {
    let segment: SegmentPath
    /// Pixels of the scan, if the response contains them.
    let size: IIIFImage.Size?
    let hasScan: Bool
  }

  var isStale: Bool { issue.origin.isStale || issue.origin.asOf < server.expiry(of: .issue(issue.id)) }

  init(
    _ answer: Resource<IssueResponse>, of id: IssueID, webAddress: String, server: Server
  ) throws(NewspaperError) {
    self.server = server
    let (host, value) = (server.site.host, answer.value)
    guard !value.saysNotFound, value.item != nil || value.resources != nil else {
      throw .notFound(what: .issue(id), source: server.site.name)
    }
    if let answered = value.item?.date.first.flatMap({ IssueDate($0) }), answered != id.date {
      throw .malformed(
        host: host, what: "it sent an issue of \(answered) instead of \(id)")
    }
    pages = (value.resources?.pages ?? []).map(Page.init)
    guard pages.contains(where: { $0 != nil }) else {
      if value.item?.isEmpty ?? true { throw .notFound(what: .issue(id), source: server.site.name) }
      throw .malformed(host: host, what: "no page of issue \(id) has files")
    }
    let line = (value.item?.newspaperTitle.first ?? value.item?.title.first).map(TitleLine.init(html:))
    issue = Issue(
      id: id, title: line?.name.nonEmpty ?? id.lccn.description,
      pages: pages.enumerated().map { IssuePage(sequence: $0 + 1, hasScan: $1?.hasScan ?? false) },
      previous: IssueFiles.issue(value.previous), next: IssueFiles.issue(value.next), webAddress: webAddress,
      movedTo: IssueFiles.otherNumber(value, than: id.lccn), origin: answer.origin,
      credit: value.item?.contributors.texts.joined(separator: "; ").nonEmpty,
      places: value.item?.places(printed: line?.place) ?? [])
  }

  /// Some responses name several newspapers: the issue has moved only if none is the requested one.
  private static func otherNumber(_ answer: IssueResponse, than lccn: LCCN) -> LCCN? {
    let numbers = (answer.item?.lccn.labels ?? []).compactMap { try? LCCN($0.text) }
    return numbers.contains(lccn) ? nil : numbers.first
  }

  /// - Throws: `.notFound` if the issue has no such page, or it has no files.
  func page(_ page: PageID, source: String) throws(NewspaperError) -> Page {
    guard pages.indices.contains(page.sequence - 1), let found = pages[page.sequence - 1] else {
      throw .notFound(what: .page(page), source: source)
    }
    return found
  }

  private static func issue(_ address: LenientLabels) -> IssueID? {
    address.labels.first.flatMap { try? PageAddress($0.address ?? $0.text) }?.issue
  }
}

extension IssueFiles.Page {
  /// Nil if none of the files has such an address.
  fileprivate init?(_ files: [ResourceFile]) {
    // Pictures come last, because they sometimes belong to an adjacent page.
    let sorted = files.filter { !$0.isPicture } + files.filter(\.isPicture)
    guard let segment = sorted.lazy.flatMap(\.addresses).compactMap({ SegmentPath(in: $0) }).first else {
      return nil
    }
    self.segment = segment
    size =
      files.lazy.filter { $0.type == "image/jp2" }.compactMap {
        IIIFImage.Size(width: $0.width, height: $0.height)
      }.first
    hasScan = files.contains { $0.isPicture || $0.type == "image/jp2" || $0.type == nil }
  }
}

extension ResourceFile {
  fileprivate var isPicture: Bool { type == "image/jpeg" || type == "application/json" }
}

extension IssueResponse.Item {
  fileprivate func places(printed: String?) -> [Place] {
    FacetPlaces(cities: city, counties: county, states: state, printed: printed).places
  }

  fileprivate var isEmpty: Bool { date.labels.isEmpty && lccn.labels.isEmpty && title.labels.isEmpty }
}
