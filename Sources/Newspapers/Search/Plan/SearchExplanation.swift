/// How a search is done, and what it takes: known before any request.
public struct SearchExplanation: Hashable, Sendable {
  public let query: SearchQuery
  /// The same with prefixes expanded.
  public let asked: SearchQuery
  /// These prefixes; pages other than those found may have other words that begin this way.
  public let beginnings: [SpelledBeginning]
  /// Fields of which the source may have more pages than those asked for.
  public let gaps: [SearchGap]
  public let source: String
  /// The server's lists, in the order of their parts; empty for a search of this machine, or if nothing can be found.
  public let lists: [List]
  /// What is checked here on each row.
  public let checks: [SearchCheck]
  public let order: SearchOrder
  /// Why it is not the requested order; nil if it is.
  public let orderReason: String?
  /// Whether more may be found than requested, since it cannot be checked.
  public let isSuperset: Bool
  /// Whether the server also finds other forms of the words.
  public let findsForms: Bool
  /// Whether the count is known with the first hits; if there are `gaps`, it is a bound even so.
  public let countIsExact: Bool
  /// The requests that the lengths of all lists take; nil if they do not give a count, or if it is known with
  /// the first hits.
  private let lengthRequests: Int?
  /// The requests that the first hits take.
  public let requests: Int
  /// The most requests that come with them to check that the server heeds words: one for lists with the same fields.
  public let checkRequests: Int
  /// How long they take, including the pace.
  public let seconds: Int
  /// How many requests are allowed.
  public let allowed: Int
  /// The rows of a response; 0 if there is none.
  public let rowsPerResponse: Int

  /// The requests that the hits of `window` take: the most if the server's list is shown as it is, so that
  /// they come with its responses; otherwise an estimate, since those before them have to be read, too.
  public func requests(for window: Window) -> Int {
    guard requests > 0, rowsPerResponse > 0 else { return requests }
    if countIsExact { return (window.end - 1) / rowsPerResponse - window.offset / rowsPerResponse + 1 }
    let wanted = lists.filter { !$0.isLeftOut }.count
    // One row more tells whether there is more.
    return max(wanted, window.end / rowsPerResponse + 1) + requests - wanted
  }

  /// The requests that an ordinary, not necessarily exact, count takes.
  public var countRequests: Int {
    guard let lengthRequests, lengthRequests <= requests + ExactCount.unasked, lengthRequests <= allowed
    else {
      return requests
    }
    return lengthRequests
  }

  /// The same with those that check that the server heeds words, at most.
  public var mostCountRequests: Int { checkRequests > 0 ? 2 * countRequests : countRequests }

  /// The requests that an exact count takes; nil if counting is impossible, or if it is known with the first
  /// hits.
  public var exactRequests: Int? { beginnings.isEmpty && gaps.isEmpty ? lengthRequests : nil }

  /// The requests that an exact count may take without being allowed more.
  public static var offered: Int { ExactCount.offered }

  /// Whether a reader who wants an exact count gets one without allowing more requests.
  public var offersExactCount: Bool { exactRequests.map { $0 <= max(ExactCount.offered, allowed) } ?? false }

  /// How long a request takes, in seconds.
  public var secondsPerRequest: Int { requests > 0 ? seconds / requests : 0 }

  /// One of the server's lists.
  public struct List: Hashable, Sendable {
    /// `andtext=gold rush`
    public let parameters: [String]
    /// Whether its pages are excluded.
    public let isLeftOut: Bool
    public let web: String
    public let api: String

    public init(parameters: [String], isLeftOut: Bool, web: String, api: String) {
      self.parameters = parameters
      self.isLeftOut = isLeftOut
      self.web = web
      self.api = api
    }
  }

  public init(
    query: SearchQuery, asked: SearchQuery? = nil, beginnings: [SpelledBeginning] = [],
    gaps: [SearchGap] = [], source: String, lists: [List] = [],
    checks: [SearchCheck] = [],
    order: SearchOrder, orderReason: String? = nil, isSuperset: Bool = false, findsForms: Bool = false,
    countIsExact: Bool = true, exactRequests: Int? = nil, requests: Int = 0,
    checkRequests: Int = 0, seconds: Int = 0,
    allowed: Int = SearchPlan.allowed, rowsPerResponse: Int = 0
  ) {
    self.query = query
    self.asked = asked ?? query
    self.beginnings = beginnings
    self.gaps = gaps
    self.source = source
    self.lists = lists
    self.checks = checks
    self.order = order
    self.orderReason = orderReason
    self.isSuperset = isSuperset
    self.findsForms = findsForms
    self.countIsExact = countIsExact
    lengthRequests = countIsExact ? nil : exactRequests
    self.requests = requests
    self.checkRequests = checkRequests
    self.seconds = seconds
    self.allowed = allowed
    self.rowsPerResponse = rowsPerResponse
  }
}
