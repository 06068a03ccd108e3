import MVP
import Newspapers
import Presentation
import Text

/// Numbers of pages, for `search --count` and `search --facet`.
public final class SearchCountText: ListText<SearchCountContent> {
  private let hasHeader: Bool
  private let remark: String

  /// - Parameter remark: what the count says about itself.
  public init(format: ListFormat, hasHeader: Bool, remark: String = "", output: any TextOutput) {
    self.hasHeader = hasHeader
    self.remark = remark
    super.init(format: format, output: output)
  }

  public override func notices(on content: SearchCountContent) -> [String] {
    switch content {
    case .count(_, _, _, let notes), .facet(_, let notes): notes
    }
  }

  public override func summary(of content: SearchCountContent) -> String {
    switch content {
    case .count(let count, let source, let offer, _):
      "\(SearchWords.pages(count)) \(SearchWords.place(source))\(SearchWords.caveat(count))\(remark)"
        + (offer.map { "; \(SearchCountText.words(for: $0))" } ?? "")
    case .facet(let facet, _): SearchCountText.scope(facet) + remark
    }
  }

  private static func words(for offer: SearchCountContent.ExactCount) -> String {
    switch offer {
    case .requests(let requests): "--exact takes \(Numerals.count(requests, "request"))"
    case .reading: "no exact count without reading all rows, as --all does"
    case .impossible: "no exact count, because the server cannot search for exactly this"
    case .unknown: "no exact count, because there may be more than what was asked for"
    }
  }

  private static func scope(_ facet: SearchFacet) -> String {
    let values = Numerals.count(facet.values.count, facet.kind.rawValue)
    let whole =
      switch facet.scope {
      case .all: "\(values) \(SearchWords.place(facet.origin.name))"
      case .seen(let count): "\(values), of the first \(Numerals.count(count, "page")) only"
      }
    let requests = facet.requests > 0 ? Numerals.count(facet.requests, "request") : nil
    return [whole, SearchWords.words(for: facet.remainder, of: facet.kind), requests].compactMap(\.self)
      .joined(separator: "; ")
  }

  public override func write(_ content: SearchCountContent?) {
    switch content {
    case nil: break
    case .count(let count, _, _, _): output.write([SearchWords.number(count)])
    case .facet(let facet, _):
      let rows = zip(facet.names, facet.values).map { SearchFacetFields($1, named: $0, facet) }
      output.write(
        rows, as: format, hasHeader: hasHeader, table: SearchCountText.table, fields: { $0 },
        json: { JSONLines.object($0.json) })
    }
  }

  private static func table(_ rows: [SearchFacetFields]) -> TextTable {
    TextTable(
      columns: [
        .init(header: rows.first?.json.kind.uppercased() ?? "", minimumWidth: 12, flexible: true),
        .init(header: "PAGES", alignRight: true),
      ],
      rows: rows.map { [$0.json.value, Numerals.grouped($0.json.count)] })
  }
}

/// A value and its number of pages, for other programs.
struct SearchFacetFields: DelimitedFields {
  struct JSON: Encodable {
    let kind: String
    /// Of newspapers with the same title, also the place or the LCCN.
    let value: String
    let count: Int
    /// How many pages were counted, if not all.
    let of: Int?
    /// The field that narrows the query to these pages.
    let field: String
  }

  let json: JSON

  static let names = ["value", "count", "of"]

  var values: [String] { [json.value, String(json.count), json.of.map(String.init) ?? "all"] }

  /// - Parameter name: the value's, unlike those of all others.
  init(_ value: SearchFacet.Value, named name: String, _ facet: SearchFacet) {
    let seen: Int? = if case .seen(let count) = facet.scope { count } else { nil }
    json = JSON(
      kind: facet.kind.rawValue, value: Sanitizer.sanitized(name), count: value.count, of: seen,
      field: value.field.description)
  }
}
