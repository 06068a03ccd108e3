/// What a source may be unable to do. Its description follows “does not offer”: `a search of pages`.
public enum SourceFeature: Hashable, Sendable {
  case pageSearch
  /// Something that can be left out of what was asked, in words: `filtering by county`.
  case option(String)
  /// How pages are distributed over years or months; `words` says of which kind.
  case trend(words: String)
  /// A trend of a search without a first and a last year.
  case openTrend
  /// How many pages there are, whatever is searched for.
  case countOfAllPages
  /// The batches of a site, which tell new pages from old ones.
  case batchList
  /// Anything else, in words.
  case other(String)
}

extension SourceFeature: ExpressibleByStringLiteral {
  public init(stringLiteral words: String) { self = .other(words) }
}

extension SourceFeature: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pageSearch: "a search of pages"
    case .trend(let words): "trends \(words)"
    case .openTrend: "trends without a first and a last year, such as date:1890..1899"
    case .countOfAllPages: "counts of all pages"
    case .batchList: "a list of its batches, without which new pages cannot be found"
    case .option(let words), .other(let words): words
    }
  }
}
