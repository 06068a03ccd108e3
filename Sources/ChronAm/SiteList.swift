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
  let origin: Origin
  /// Why it is not known whether the site has a list that says more; nil if it is.
  private(set) var doubt: Endpoint.Doubt?

  var isStale: Bool { origin.isStale || doubt != nil }

  private init(_ shape: Shape, _ newspapers: [Newspaper], _ origin: Origin) {
    self.shape = shape
    index = NewspaperIndex(newspapers)
    lccns = Set(newspapers.map(\.lccn))
    self.origin = origin
  }

  /// The same, plus the newspapers that only `other` has.
  func adding(_ other: SiteList) -> SiteList {
    let more = other.index.newspapers.filter { !lccns.contains($0.lccn) }
    return SiteList(shape, index.newspapers + more, origin.joined(with: other.origin))
  }

  /// The same, without something that it should have.
  func lacking(_ what: String, because error: NewspaperError) -> SiteList {
    SiteList(shape, index.newspapers, origin.lacking(what, because: error))
  }

  func doubting(_ doubt: Endpoint.Doubt?) -> SiteList {
    var list = self
    list.doubt = doubt
    return list
  }

  /// Rows without a usable LCCN are dropped: sites give local numbers to newspapers without a catalog
  /// record.
  init(_ answer: Resource<NewspaperListResponse>, host: String) throws(NewspaperError) {
    let rows: [Newspaper?]
    switch answer.value {
    case .chronAm(let answers): (shape, rows) = (.chronAm, answers.map(\.newspaper))
    case .iiif(let answers): (shape, rows) = (.iiif, answers.map(\.newspaper))
    case .locGov:
      throw .malformed(
        host: host, what: "its list is a page of www.loc.gov, which has replaced this service")
    }
    let newspapers = rows.compactMap(\.self)
    guard rows.isEmpty || !newspapers.isEmpty else {
      throw .malformed(host: host, what: "no row of its newspaper list has an LCCN and a title")
    }
    index = NewspaperIndex(Newspaper.merged(newspapers))
    lccns = Set(newspapers.map(\.lccn))
    origin = answer.origin
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

  /// What to say where this list is not enough: `error`, or why it is not known whether there is another.
  func refusal(_ error: NewspaperError) -> NewspaperError { doubt?.error ?? error }
}
