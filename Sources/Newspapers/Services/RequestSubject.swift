/// What a request is for, and what an error says is missing.
///
/// Its description follows “has no”: `newspaper sn83030214`, `text of page sn83045462/1865-10-02/ed-1/seq-1`.
public enum RequestSubject: Hashable, Sendable {
  case newspaper(LCCN)
  case issueList(of: LCCN)
  /// The issues that a newspaper published in a year.
  case issues(of: LCCN, in: Int)
  case issue(IssueID)
  case page(PageID)
  /// A file of a page, or what is read from one; `remark` follows the page, and says why it is missing.
  case part(String, of: PageID, remark: String = "")
  /// The image of a page.
  case scan(of: PageID)
  /// What the image server makes of a scan. The scan itself may exist as a file.
  case picture(of: PageID)
  /// A newspaper that has what a field of a search asks for.
  case match(SearchField)
  /// A newspaper in a collection of the reader's own; `hasParts` if that has issues or pages of some.
  case collected(SearchField, hasParts: Bool)
  /// One of the reader's saved searches; `suggestion` follows its name.
  case savedSearch(String, suggestion: String = "")
  /// The search of a source, not what it finds.
  case pageSearch
  /// Anything else, in words.
  case other(String)
}

extension RequestSubject: ExpressibleByStringLiteral {
  public init(stringLiteral words: String) { self = .other(words) }
}

extension RequestSubject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .newspaper(let lccn): "newspaper \(lccn)"
    case .issueList(let lccn): "list of the issues of newspaper \(lccn)"
    case .issues(let lccn, let year): "issues of \(lccn) in \(year)"
    case .issue(let id): "issue \(id)"
    case .page(let id): "page \(id)"
    case .part(let part, let page, let remark): "\(part) of page \(page)\(remark)"
    case .scan(let page): "scan of page \(page)"
    case .picture(let page): "picture of page \(page)"
    case .match(let field): "match for \(field)"
    case .collected(let field, let hasParts):
      "newspaper in \(field.reading)\(hasParts ? ", only issues and pages" : "")"
    case .savedSearch(let name, let suggestion): "saved search “\(name)”\(suggestion)"
    case .pageSearch: "search of pages"
    case .other(let words): words
    }
  }
}
