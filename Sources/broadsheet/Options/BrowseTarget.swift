import Files
import Newspapers

/// What `browse` opens: a newspaper, an issue or a page, or the folder of a corpus job's result.
enum BrowseTarget: Sendable {
  case place(GivenPlace)
  case result(path: String)

  /// Reads an argument; any error becomes part of the usage error. A number is a newspaper, even if there is
  /// a folder with that name.
  static func argument(_ written: String) throws -> BrowseTarget {
    if !written.contains("/"), let place = try? GivenPlace.argument(written) { return .place(place) }
    let isFolder = (try? OpenFolder(existing: GivenPath(written))) != nil
    if isFolder || isResult(written) { return .result(path: written) }
    return .place(try GivenPlace.argument(written))
  }

  /// Whether it is where results are, whether it exists or not.
  private static func isResult(_ path: String) -> Bool {
    guard !path.contains("://") else { return false }
    let parts = path.split(separator: "/")
    return parts.last?.hasPrefix("job-") == true || parts.dropLast().last == "results"
  }

  var place: GivenPlace? { if case .place(let place) = self { place } else { nil } }

  var result: String? { if case .result(let path) = self { path } else { nil } }
}
