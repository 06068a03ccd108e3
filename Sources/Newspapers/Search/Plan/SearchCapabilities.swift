/// What a server can be asked in one request; the rest is done here, by several requests or by checking rows.
public struct SearchCapabilities: Sendable {
  /// How many clauses of each kind a request takes, beside one of all words.
  public let alternatives: Int
  public let phrases: Int
  public let nears: Int
  /// The distances that `near` can have; nil for any.
  public let distances: [Int]?
  /// Whether the whole text of a page comes with its row, so that it can be checked here.
  public let bringsText: Bool
  /// Whether the server also finds other forms of the words.
  public let findsForms: Bool
  /// The orders that it lists pages in.
  public let orders: Set<SearchOrder>
  /// The rows of a response.
  public let rows: Int
  /// What a request usually takes, in seconds, the pace included.
  public let seconds: Double
  /// Whether it takes any clauses and values of two requests in one, so that it counts what both find.
  public let joinsSearches: Bool
  /// The rows of a list that it serves at most; nil for all.
  public let reach: Int?
  /// What becomes of each field; a source cannot tell about those that are missing.
  public let fields: [SearchField.Name: Support]

  /// What becomes of a field.
  public enum Support: Hashable, Sendable {
    /// Up to so many values in a request.
    case values(Int)
    /// As the LCCNs of the newspapers that have it, from the catalog.
    case lccns
    /// Here, on the rows of the response.
    case rows
    /// A day of any year as a range of dates for each year, at most so many.
    case eachYear(Int)
  }

  public init(
    alternatives: Int, phrases: Int, nears: Int, distances: [Int]?, bringsText: Bool, findsForms: Bool,
    orders: Set<SearchOrder>,
    rows: Int,
    seconds: Double, joinsSearches: Bool = false, reach: Int? = nil, fields: [SearchField.Name: Support]
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
  }
}
