import Newspapers

/// Today's addresses of the Library, which are computed and never followed.
enum TodaysAddress {
  static let library = "https://www.loc.gov"
  static let collection = library + "/collections/chronicling-america/"
  static let batches = collection + "datasets/batch-summary/"
  static let directoryName = "directory-of-us-newspapers-in-american-libraries"
  static let directory = library + "/collections/\(directoryName)/"

  /// A list of the directory, whose own lists have only digitized newspapers.
  static func directoryList(_ parameters: [(String, String)]) -> String {
    list(parameters + [("all", "true")], at: directory)
  }

  static func file(_ path: String) -> String { "https://tile.loc.gov/storage-services/service/ndnp/\(path)" }

  /// A list of the collection, with parameters that may contain any characters.
  static func list(_ parameters: [(String, String)], at base: String = collection) -> String {
    guard !parameters.isEmpty else { return base }
    return base + "?"
      + parameters.map { "\($0)=\($1.asParameter)" }.joined(separator: "&")
  }
}

extension IssueSource {
  /// The address of a newspaper, an issue or a page; nil for anything else.
  func address(of target: Link.Target) -> String? {
    switch target {
    case .newspaper(let lccn): webAddress(of: lccn)
    case .issue(let issue): webAddress(of: issue)
    case .page(let page, _): webAddress(of: page)
    default: nil
    }
  }
}

extension String {
  /// An address with one more parameter, such as `fo=json`.
  func addingParameter(_ parameter: String) -> String { self + (has("?") ? "&" : "?") + parameter }

  /// As the value of a parameter: characters without a special meaning in any kind of text or parameter stay,
  /// spaces become `+`.
  var asParameter: String { PercentText.encoded(self, keeping: "-._:/ ").replacing(" ", with: "+") }
}
