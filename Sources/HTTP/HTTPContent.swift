/// The kind of body requested, and how to distinguish it from a web page sent instead.
public enum HTTPContent: Hashable, Sendable {
  case json
  /// OCR text: it may contain anything.
  case text
  case xml
  case jpeg
  /// Any kind of file, called `name`: the caller checks its content.
  case file(name: String)

  /// For the header field `Accept`.
  public var accept: String {
    switch self {
    case .json: "application/json"
    case .text: "text/plain, */*;q=0.1"
    case .xml: "application/xml, text/xml, */*;q=0.1"
    case .jpeg: "image/jpeg, */*;q=0.1"
    case .file: "*/*"
    }
  }

  /// For display.
  public var name: String {
    switch self {
    case .json: "JSON"
    case .text: "text"
    case .xml: "XML"
    case .jpeg: "a picture"
    case .file(let name): name
    }
  }
}
