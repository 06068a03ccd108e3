import NewspaperHTTP
import Newspapers

/// How the pages of a search are distributed, with `at=facets,results,pagination`.
struct FacetResponse: Decodable, Sendable {
  /// How many pages there are; nil if the response does not say.
  let total: Int?
  /// Some of the pages.
  let rows: [PageSearchRow]
  private let facets: [Facet]

  private struct Facet: Decodable, Sendable {
    /// `dates`, `location_state`, `language`, `partof_title`.
    let type: LenientLabels
    let field: LenientLabels
    let filters: [Filter]?
  }

  private struct Filter: Decodable, Sendable {
    /// `1900 to 1909`, `ohio`.
    let title: LenientLabels
    let count: LenientLabels
  }

  private enum CodingKeys: String, CodingKey { case facets, results, pagination }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    facets = try answer.decode([Facet].self, forKey: .facets)
    rows = try answer.decodeIfPresent([PageSearchRow].self, forKey: .results) ?? []
    total = try answer.decodeIfPresent(PaginationResponse.self, forKey: .pagination)?.of.count
  }

  /// Decades by time, everything else by count. Facets of other kinds are skipped.
  /// - Throws: `.malformed` if a count cannot be read.
  func values(host: String) throws(NewspaperError) -> [SearchFacet.Kind: [SearchFacet.Value]] {
    var values: [SearchFacet.Kind: [SearchFacet.Value]] = [:]
    for facet in facets {
      guard let kind = kind(of: facet), values[kind] == nil, let filters = facet.filters else { continue }
      var counted: [SearchFacet.Value] = []
      for filter in filters {
        guard let title = filter.title.first, let count = filter.count.count else {
          throw .malformed(host: host, what: "a count of a facet is missing")
        }
        guard count > 0, let value = FacetResponse.value(title, count, kind) else { continue }
        counted.append(value)
      }
      if kind == .decade, counted.isEmpty, !filters.isEmpty {
        throw .malformed(host: host, what: "“\(filters[0].title.first ?? "")” is not a decade")
      }
      values[kind] = counted.sorted { left, right in
        kind == .decade ? left.name < right.name : (right.count, left.name) < (left.count, right.name)
      }
    }
    return values
  }

  private func kind(of facet: Facet) -> SearchFacet.Kind? {
    for name in facet.type.texts + facet.field.texts {
      switch name {
      case "dates", "date": return .decade
      case "location_state": return .state
      case "language", "languages": return .language
      case "partof_title": return .title
      default: continue
      }
    }
    return nil
  }

  /// `Minnesota Stats Tidning (St. Paul, Minn.), 1895–1939` for
  /// `minnesota stats tidning. (st. paul, minn. ;) 1895-1939`.
  private static func name(of line: TitleLine) -> String {
    var place = line.place ?? ""
    while let last = place.last, last.isWhitespace || ";:,".contains(last) { place.removeLast() }
    let name = CapitalizedName.of(line.name) + (place.isEmpty ? "" : " (\(CapitalizedName.of(place)))")
    return name + (line.years.map { ", \($0)" } ?? "")
  }

  /// Nil for a period that is not a decade.
  private static func value(_ title: String, _ count: Int, _ kind: SearchFacet.Kind) -> SearchFacet.Value? {
    switch kind {
    case .decade, .year:
      let years = title.split(separator: " to ").compactMap { Int($0) }
      guard years.count == 2, (1000...9990).contains(years[0]), years[0] % 10 == 0, years[1] == years[0] + 9,
        let days = IssueDateRange(from: .start(of: years[0]), to: .end(of: years[1]))
      else { return nil }
      return .init(name: "\(years[0])s", count: count, field: SearchField(.date, [.dates(days)]))
    case .state:
      let name = CapitalizedName.of(title)
      return .init(name: name, count: count, field: SearchField(.state, [.name(name)]))
    case .language:
      let name = CapitalizedName.of(title)
      return .init(name: name, count: count, field: SearchField(.language, [.name(name)]))
    case .title:
      // The place after it is not part of a title: `evening star (washington, d.c.)`.
      let words = title.prefix { $0 != "(" }.trimmed
      let line = TitleLine(title)
      return .init(
        name: name(of: line), count: count,
        field: SearchField(.title, [.words(words.isEmpty ? title : words)]), line: line)
    }
  }
}
