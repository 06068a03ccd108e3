import NewspaperHTTP
import Newspapers

/// All newspapers of a site, and what its list says about them.
struct SiteList: Expiring, Sendable {
  /// What can be filtered and sorted depends on what the list contains.
  enum Shape: Sendable {
    /// Title and states.
    case chronAm
    /// Only the title.
    case iiif

    /// Everything a site lists is digitized, so a list narrowed to digitized newspapers would be the same.
    var abilities: ListAbilities {
      switch self {
      case .chronAm: ListAbilities(filters: [.state, .words], orders: [.title, .place])
      case .iiif: ListAbilities(filters: [.words], orders: [.title])
      }
    }
  }

  let shape: Shape
  let index: NewspaperIndex
  let lccns: Set<LCCN>
  /// How many rows do not say which newspaper they are.
  private let unreadable: Int
  /// The numbers of those without an LCCN: sites give their own to newspapers without a catalog record.
  private let localNumbers: Set<String>
  private let hasUntitled: Bool
  /// The address of one of its newspapers, as each of the site's lists gives it; empty if none does.
  let links: [String]
  private let answered: Origin
  /// Why it is not known whether the site has a list that says more; nil if it is.
  private(set) var doubt: Endpoint.Doubt?

  var isStale: Bool { answered.isStale || doubt != nil }

  private init(
    _ shape: Shape, _ newspapers: [Newspaper], unreadable: Int, localNumbers: Set<String>,
    links: [String], _ origin: Origin
  ) {
    self.shape = shape
    index = NewspaperIndex(newspapers)
    lccns = Set(newspapers.map(\.lccn))
    self.unreadable = unreadable
    self.localNumbers = localNumbers
    self.links = links
    hasUntitled = newspapers.contains(where: \.isUntitled)
    answered = origin
  }

  /// Where it came from, and what it lacks.
  var origin: Origin {
    var origin = answered.lacking(
      .init(
        rows: "newspapers", came: lccns.count, counted: lccns.count + unreadable,
        withoutLCCN: localNumbers.count, unreadable: unreadable))
    if hasUntitled, origin.gap == nil {
      let fault = NewspaperError.malformed(
        host: origin.name, what: "its list does not name all newspapers")
      origin = origin.lacking("some titles", because: fault)
    }
    return origin
  }

  /// The same, plus the newspapers and titles that only `other` has.
  func adding(_ other: SiteList) -> SiteList {
    let more = other.index.newspapers.filter { !lccns.contains($0.lccn) }
    return SiteList(
      shape, titled(by: other) + more, unreadable: max(0, unreadable - more.count),
      localNumbers: localNumbers.union(other.localNumbers), links: links + other.links,
      answered.joined(with: other.answered))
  }

  private func titled(by other: SiteList) -> [Newspaper] {
    guard hasUntitled else { return index.newspapers }
    let known = Dictionary(other.index.newspapers.map { ($0.lccn, $0) }) { first, _ in first }
    return index.newspapers.map { $0.isUntitled ? $0.completed(by: known[$0.lccn]) : $0 }
  }

  /// The same, without something that it should have.
  func lacking(_ what: String, because error: NewspaperError) -> SiteList {
    SiteList(
      shape, index.newspapers, unreadable: unreadable, localNumbers: localNumbers, links: links,
      answered.lacking(what, because: error))
  }

  func doubting(_ doubt: Endpoint.Doubt?) -> SiteList {
    var list = self
    list.doubt = doubt
    return list
  }

  /// Newspapers without an LCCN are only counted.
  init(_ answer: Resource<NewspaperListResponse>, host: String) throws(NewspaperError) {
    let rows: [(newspaper: Newspaper?, number: String?)]
    let shape: Shape
    let link: String?
    switch answer.value {
    case .chronAm(let answers):
      link = answers.lazy.compactMap { $0.url.first }.first
      (shape, rows) = (.chronAm, answers.map { (newspaper: $0.newspaper, number: $0.number) })
    case .iiif(let answers):
      link = answers.lazy.compactMap { $0.id.first }.first
      (shape, rows) = (.iiif, answers.map { (newspaper: $0.newspaper, number: $0.number) })
    case .locGov:
      throw .malformed(
        host: host, what: "its list is a page of www.loc.gov, which has replaced this service")
    }
    let newspapers = rows.compactMap { $0.newspaper }
    guard rows.isEmpty || !newspapers.isEmpty else {
      throw .malformed(host: host, what: "no row of its newspaper list has an LCCN")
    }
    // A newspaper may be named in only one of its rows.
    let merged = Newspaper.merged(newspapers.filter { !$0.isUntitled } + newspapers.filter(\.isUntitled))
    let numbers = rows.filter { $0.newspaper == nil }.map { $0.number }
    self.init(
      shape, merged, unreadable: numbers.count { $0 == nil },
      localNumbers: Set(numbers.compactMap(\.self)), links: [link].compactMap(\.self), answer.origin)
  }

  /// - Throws: `.unsupported` if `query` needs something that the site's list does not contain.
  func checkSupport(of query: NewspaperQuery, source: String) throws(NewspaperError) {
    let says = shape == .chronAm ? "its list has only title and state" : "its list has only titles"
    let (abilities, filters) = (shape.abilities, query.filters.subtracting([.digitized]))
    var lacking = NewspaperFilter.allCases.first {
      filters.contains($0) && !abilities.filters.contains($0)
    }?.words
    if !abilities.orders.contains(query.order) {
      lacking = query.order == .place ? "sorting by place" : "sorting by year"
    }
    if let lacking { throw refusal(.unsupported(source: source, what: .option("\(lacking): \(says)"))) }
  }

  /// What to report if this list is not enough: `error`, or why it is not known whether there is another.
  func refusal(_ error: NewspaperError) -> NewspaperError { doubt?.error ?? error }
}

extension SiteList: Doubtful {
  var isDoubtful: Bool { unreadable > 0 || hasUntitled }
}
