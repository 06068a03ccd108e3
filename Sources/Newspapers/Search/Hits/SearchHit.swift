/// A page that a search found.
public struct SearchHit: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title.
  public let title: String
  /// Nil if the source does not say.
  public let place: Place?
  /// The English names of the page's languages, or else of the newspaper's: `German`. Empty if the source does not say.
  public let languages: [String]
  /// The batch that the page was digitized in, without `batch_`: `curiv_ocotillo_ver01`; nil if the source does not say.
  public let batch: String?
  public let printed: PrintedLabels
  /// The names of the sources that have the page: `www.loc.gov`, `this machine`.
  public let sources: [String]
  /// The passages around the hits, the best first; empty until requested, if that takes a request.
  public private(set) var snippets: [Snippet]
  /// Where the words are on the scan; empty if unknown.
  public private(set) var boxes: [PageBox]
  /// The words found, as the source spells them; empty if it does not say.
  public private(set) var words: [String]
  public private(set) var kind: Kind
  /// Where the server shows the passage if it did not come with the row; nil if it does not.
  public private(set) var passage: PassageSource?
  /// Whether the words are in a reading made on this machine, not in the source's text.
  public let isReadAgain: Bool

  /// What the local text says about the hit.
  public enum Kind: Hashable, Sendable {
    /// The words occur as requested.
    case match
    /// Only another form of a word occurs: `houses` for `house`.
    case form
    /// The source says so, but the text is not here or does not show it.
    case unverified
  }

  public init(
    page: PageID, title: String, place: Place? = nil, languages: [String] = [], batch: String? = nil,
    printed: PrintedLabels = PrintedLabels(), sources: [String], snippets: [Snippet] = [],
    boxes: [PageBox] = [], words: [String] = [], kind: Kind,
    passage: PassageSource? = nil, isReadAgain: Bool = false
  ) {
    self.page = page
    self.title = title
    self.place = place
    self.languages = languages
    self.batch = batch
    self.printed = printed
    self.sources = sources
    self.snippets = snippets
    self.boxes = boxes
    self.words = words
    self.kind = kind
    self.passage = passage
    self.isReadAgain = isReadAgain
  }

  /// The same with the passage that the server showed.
  func showing(_ found: FoundPassage) -> SearchHit {
    var hit = self
    if let snippet = found.snippet { (hit.snippets, hit.kind) = ([snippet], .match) }
    if hit.boxes.isEmpty { hit.boxes = found.boxes }
    if hit.words.isEmpty { hit.words = found.words }
    hit.passage = nil
    return hit
  }
}
