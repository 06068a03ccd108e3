/// What a server can be asked in one request; the rest is done here, by several requests or by checking rows.
public struct SearchCapabilities: Sendable {
  /// How many clauses of each kind a request accepts, besides one with all words.
  public let alternatives: Int
  public let phrases: Int
  public let nears: Int
  /// The distances that `near` can have; nil for any.
  public let distances: [Int]?
  /// Whether the full text of a page comes with its row, so that it can be checked here.
  public let bringsText: Bool
  /// Whether the server also finds other forms of the words.
  public let findsForms: Bool
  /// The orders in which it can list pages.
  public let orders: Set<SearchOrder>
  /// The rows of a response.
  public let rows: Int
  /// How long a request usually takes, in seconds, including the pace.
  public internal(set) var seconds: Double
  /// Whether any clauses and values of two requests can be combined in one, to count what both find.
  public let joinsSearches: Bool
  /// The most rows of a list that it serves; nil for all.
  public let reach: Int?
  /// How each field is handled; a source knows nothing about missing ones.
  public let fields: [SearchField.Name: Support]
  /// Fields of which the server may have more pages than those asked for: the catalog does not know all of its
  /// newspapers, or the server has longer words for the same thing.
  public let partial: Set<SearchField.Name>
  /// Fields that rows tell although requests have LCCNs instead: they are excluded here.
  public let told: Set<SearchField.Name>
  /// Whether searching for words may take another request, which checks that the server heeds them: rows do not always
  /// show what was found.
  public let checksWords: Bool
  /// Whether a request can have a field with these values, if it can have such fields at all; otherwise it is
  /// handled here, on the rows of the response.
  public let canRequest: @Sendable (_ field: SearchField, _ hasWords: Bool) -> Bool

  /// How a field is handled.
  public enum Support: Hashable, Sendable {
    /// In the request, with up to this many values.
    case values(Int)
    /// As the LCCNs of the newspapers that have it, from the catalog.
    case lccns
    /// Here, on the rows of the response.
    case rows
    /// A day of any year, as a date range for each year, at most this many.
    case eachYear(Int)
  }

  public init(
    alternatives: Int, phrases: Int, nears: Int, distances: [Int]?, bringsText: Bool, findsForms: Bool,
    orders: Set<SearchOrder>,
    rows: Int,
    seconds: Double, joinsSearches: Bool = false, reach: Int? = nil, fields: [SearchField.Name: Support],
    partial: Set<SearchField.Name> = [], told: Set<SearchField.Name> = [],
    checksWords: Bool = false,
    canRequest: @escaping @Sendable (_ field: SearchField, _ hasWords: Bool) -> Bool = { _, _ in true }
  ) {
    self.alternatives = alternatives
    self.phrases = phrases
    self.nears = nears
    self.distances = distances
    self.bringsText = bringsText
    self.findsForms = findsForms
    self.orders = orders
    self.rows = rows
    self.seconds = seconds
    self.joinsSearches = joinsSearches
    self.reach = reach
    self.fields = fields
    self.partial = partial
    self.told = told
    self.checksWords = checksWords
    self.canRequest = canRequest
  }
}

extension SearchCapabilities {
  /// The error for a search of `source` that takes more requests than `limit`.
  func tooCostly(
    _ requests: Int, of source: String, limit: Int, excess: SearchExcess = .pages
  ) -> NewspaperError {
    .tooCostly(
      source: source, requests: requests, seconds: Int(Double(requests) * seconds), limit: limit,
      excess: excess)
  }
}
