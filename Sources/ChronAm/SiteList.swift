import NewspaperHTTP
import Newspapers

/// All newspapers of a site, and what its list says of them.
struct SiteList: Aging, Sendable {
  /// What can be filtered and sorted depends on what the list says.
  enum Shape: Sendable {
    /// Title and states.
    case chronAm
    /// Nothing but the title.
    case iiif
  }

  let shape: Shape
  let index: NewspaperIndex
  let lccns: Set<LCCN>
  let origin: Origin

  var isStale: Bool { origin.isStale }

  /// Rows without a usable LCCN are left out: sites give local numbers to what has no catalogue record.
  init(_ answer: Answer<NewspaperListAnswer>, host: String) throws(NewspaperError) {
    let rows: [Newspaper?]
    switch answer.value {
    case .chronAm(let answers): (shape, rows) = (.chronAm, answers.map(\.newspaper))
    case .iiif(let answers): (shape, rows) = (.iiif, answers.map(\.newspaper))
    case .locGov:
      throw .malformed(
        host: host, what: "its list is a page of www.loc.gov, which replaced the service that was here")
    }
    let newspapers = rows.compactMap(\.self)
    guard rows.isEmpty || !newspapers.isEmpty else {
      throw .malformed(host: host, what: "no row of its list of newspapers has an LCCN and a title")
    }
    index = NewspaperIndex(Newspaper.merged(newspapers))
    lccns = Set(newspapers.map(\.lccn))
    origin = answer.origin
  }

  /// - Throws: `.unsupported` if `query` asks for what the list does not say.
  func checkSupport(of query: NewspaperQuery, source: String) throws(NewspaperError) {
    let says = shape == .chronAm ? "its list says only title and state" : "its list says only titles"
    // All that a site lists is digitised.
    let known: Set<NewspaperFilter> =
      shape == .chronAm ? [.state, .words, .digitised] : [.words, .digitised]
    var lacking = NewspaperFilter.allCases.first { query.filters.contains($0) && !known.contains($0) }?.words
    if query.order == .place, shape == .iiif { lacking = "sorting by place" }
    if query.order == .start || query.order == .end { lacking = "sorting by year" }
    if let lacking { throw .unsupported(source: source, what: "\(lacking): \(says)") }
  }
}
