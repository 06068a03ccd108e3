import MVP
import Newspapers

/// The size of a job, as far as known before it starts.
public struct JobExtent: Hashable, Sendable {
  public let pages: Int
  /// What must be requested from servers for each part, without what is here.
  private let asked: [QueuedJob.Part: Asked]
  /// Whether it is counted, not estimated.
  public let isExact: Bool

  /// Issues whose lists of pages are requested, and pages.
  private struct Asked: Hashable {
    let issues: Int
    let pages: Int

    init(issues: Int, pages: Int) { (self.issues, self.pages) = (issues, pages) }

    init(_ pages: [PageID]) { self.init(issues: Set(pages.map(\.issue)).count, pages: pages.count) }

    static func ofEachPart(_ asked: (QueuedJob.Part) -> Asked) -> [QueuedJob.Part: Asked] {
      Dictionary(uniqueKeysWithValues: QueuedJob.Part.allCases.map { ($0, asked($0)) })
    }
  }

  /// The typical size of a page, in bytes.
  private static let sizes: [QueuedJob.Part: Int] = [.text: 20_000, .scan: 600_000, .pdf: 3_000_000]
  /// The typical number of pages in an issue.
  private static let usualPages = 4

  /// - Parameters:
  ///   - held: newspapers for which no server is contacted.
  ///   - here: the pages of which a part is here.
  public init(of list: [PageID], held: Set<LCCN>, here: [QueuedJob.Part: Set<PageID>]) {
    let wanted = list.filter { !held.contains($0.issue.lccn) }
    (pages, isExact) = (list.count, true)
    asked = Asked.ofEachPart { part in Asked(wanted.filter { here[part]?.contains($0) != true }) }
  }

  /// Issues, some of whose lists of pages are here.
  /// - Parameters:
  ///   - list: all pages of those.
  ///   - unlisted: the others, whose pages are not counted.
  ///   - held: newspapers for which no server is contacted.
  ///   - here: those of the listed pages of which a part is here.
  public init(
    listed list: [PageID] = [], unlisted: [IssueID] = [], held: Set<LCCN>,
    here: [QueuedJob.Part: Set<PageID>] = [:]
  ) {
    let wanted = list.filter { !held.contains($0.issue.lccn) }
    let lists = unlisted.filter { !held.contains($0.lccn) }.count
    pages = list.count + unlisted.count * JobExtent.usualPages
    isExact = unlisted.isEmpty
    asked = Asked.ofEachPart { part in
      let pages = wanted.count { here[part]?.contains($0) != true }
      return Asked(issues: lists, pages: pages + lists * JobExtent.usualPages)
    }
  }

  /// What it takes from servers: requests and seconds.
  public func cost(of parts: Set<QueuedJob.Part>, _ pace: QueuePace) -> (requests: Int, seconds: Double) {
    let wanted = parts.compactMap { asked[$0] }
    return pace.cost(
      lists: wanted.map(\.issues).max() ?? 0, pages: wanted.map(\.pages).reduce(0, +))
  }

  /// `904 pages, about 18 MB`; `about 904 pages` if they are not counted.
  public func sizeWords(of parts: Set<QueuedJob.Part>) -> String {
    let bytes = parts.reduce(0) { $0 + (JobExtent.sizes[$1] ?? 0) * pages }
    return "\(about)\(Numerals.count(pages, "page")), about \(ProgressWords.size(bytes))"
  }

  /// `9 requests`, `about 1,130 requests`, `no requests`.
  public func requestWords(of parts: Set<QueuedJob.Part>, _ pace: QueuePace) -> String {
    let requests = cost(of: parts, pace).requests
    return requests == 0 ? "no requests" : about + Numerals.count(requests, "request")
  }

  /// `904 pages, about 18 MB, 1,130 requests, about 2 h`.
  public func words(of parts: Set<QueuedJob.Part>, _ pace: QueuePace) -> String {
    let seconds = cost(of: parts, pace).seconds
    let time = seconds < 1 ? "" : ", about \(ProgressWords.span(seconds))"
    return "\(sizeWords(of: parts)), \(requestWords(of: parts, pace))\(time)"
  }

  private var about: String { isExact ? "" : "about " }
}
