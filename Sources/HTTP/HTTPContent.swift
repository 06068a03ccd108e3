/// What kind of body is asked for, and how a page for people in its place is told apart from it.
public enum HTTPContent: Hashable, Sendable {
  case json
  /// What OCR read: anything may stand in it.
  case text
  case xml
  case jpeg
  /// A file of whatever kind, as `name` calls it: its content is looked at by who asked for it.
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

  /// For people.
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
