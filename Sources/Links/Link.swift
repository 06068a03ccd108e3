import Newspapers

/// What a written address means today.
public struct Link: Hashable, Sendable {
  public var status: Status
  public var target: Target
  /// Today's address; nil if there is none.
  public var address: String?
  /// Its other address today, for an old address that still works and is kept in texts.
  public var successor: String?
  /// What was lost, or why there is no address; a phrase.
  public var note: String?
  /// The words that the address marked on the page.
  public var words: String?
  /// The file of the page that the address names.
  public var file: PageFile?
  /// Whether it was inside an address of a web archive, a library's proxy or a search engine.
  public var isWrapped = false
  /// The status of the address in a web archive; nil if it is not an archive's.
  public var archived: Status?

  public init(
    _ status: Status, _ target: Target, _ address: String?, note: String? = nil, words: String? = nil
  ) {
    (self.status, self.target, self.address) = (status, target, address)
    (self.note, self.words) = (note, words)
  }

  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// It has another address today.
    case changed
    /// It is today's address.
    case same
    /// Today's address has only part of the meaning; the note says which part is lost.
    case approximate
    /// A file whose issue is known, but not its page.
    case file
    /// It still works, or is evidence.
    case kept
    /// It is dead, and has no successor.
    case dead
    /// It does not refer to anything known here.
    case unknown
  }

  public enum Target: Hashable, Sendable {
    case newspaper(LCCN)
    case issue(IssueID)
    case page(PageID, LinkRegion? = nil)
    /// A search for pages: its query in canonical form.
    case search(String)
    case list(String)
    case file(IssueID?)
    case batch(String)
    case dead
    case unknown

    /// What an address names.
    public init(_ address: PageAddress) {
      switch address {
      case .newspaper(let lccn): self = .newspaper(lccn)
      case .issue(let issue): self = .issue(issue)
      case .page(let page): self = .page(page)
      }
    }

    /// The newspaper it belongs to; nil if it belongs to none, or to several.
    public var lccn: LCCN? {
      switch self {
      case .newspaper(let lccn): lccn
      case .issue(let issue), .file(let issue?): issue.lccn
      case .page(let page, _): page.issue.lccn
      case .search, .list, .file, .batch, .dead, .unknown: nil
      }
    }

    /// `newspaper`, `issue`, `page` …
    public var kind: String {
      switch self {
      case .newspaper: "newspaper"
      case .issue: "issue"
      case .page: "page"
      case .search: "search"
      case .list: "list"
      case .file: "file"
      case .batch: "batch"
      case .dead: "dead"
      case .unknown: "unknown"
      }
    }

    /// The LCCN, `IssueID`, `PageID`, query, or name; nil if it has none.
    public var id: String? {
      switch self {
      case .newspaper(let lccn): lccn.description
      case .issue(let issue): issue.description
      case .page(let page, _): page.description
      case .search(let query): query
      case .list(let name), .batch(let name): name
      case .file(let issue): issue?.description
      case .dead, .unknown: nil
      }
    }

    public var region: LinkRegion? { if case .page(_, let region) = self { region } else { nil } }
  }

  /// The same, except that the demonstration newspaper never has an address, whatever was written.
  var knowingDemonstration: Link {
    guard target.lccn?.isDemonstration == true else { return self }
    var link = self
    (link.status, link.address) = (.dead, nil)
    link.note = "the demonstration newspaper is built into the program, and not on the web"
    return link
  }

  /// Adds to the note.
  mutating func add(note more: String) { note = note.map { "\($0); \(more)" } ?? more }

  static func dead(_ reason: String) -> Link { Link(.dead, .dead, nil, note: reason) }

  static func unknown(_ reason: String) -> Link { Link(.unknown, .unknown, nil, note: reason) }
}

/// Part of a page, as an address writes it.
public struct LinkRegion: Hashable, Sendable, CustomStringConvertible {
  /// Left, top, width, height: pixels in old addresses; in those of www.loc.gov whatever its viewer counts in.
  public let numbers: [String]
  public let isInPixels: Bool

  public var description: String { numbers.joined(separator: ",") }

  /// `image_640x480_from_10,20_to_110,220.jpg`; nil if it is another name, or if the region is empty.
  init?(image name: String) {
    let parts = name.split(separator: "_").map(String.init)
    guard parts.count >= 6, parts[0].lowercased() == "image", parts[2] == "from", parts[4] == "to" else {
      return nil
    }
    let first = parts[3].split(separator: ",").compactMap { Int($0) }
    let last = parts[5].prefix { $0 != "." }.split(separator: ",").compactMap { Int($0) }
    guard first.count == 2, last.count == 2, first.allSatisfy({ $0 >= 0 }), last[0] > first[0],
      last[1] > first[1]
    else { return nil }
    numbers = [first[0], first[1], last[0] - first[0], last[1] - first[1]].map(String.init)
    isInPixels = true
  }

  /// `r=0.1,0.2,0.5,0.5,0` of www.loc.gov.
  init?(viewer written: String) {
    let parts = written.split(separator: ",").map(String.init)
    guard parts.count >= 4, parts.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
    numbers = parts
    isInPixels = false
  }
}
